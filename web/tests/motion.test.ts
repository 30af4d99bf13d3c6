import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';
import { milliseconds } from '../src/lib/motion';

const SOURCES = join(__dirname, '../src');
/** What a browser moves without laying the page out, or painting it, anew. */
const CHEAP = ['transform', 'opacity'];
const LONGEST = 200;
/** Where scripts may set something in motion. */
const MOVER = 'lib/motion.ts';

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts|css)$/.test(name))
  .map((name) => ({ name, source: readFileSync(join(SOURCES, name), 'utf-8') }));

interface Node {
  type: string;
  name?: string;
  prelude?: string;
  property?: string;
  value?: string;
}

/** A syntax tree's nodes, each after those around it. */
function nodesOf(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return [];
  const inside = Object.values(tree).flatMap(nodesOf);
  return 'type' in tree && typeof tree.type === 'string' ? [tree as Node, ...inside] : inside;
}

const trees = files
  .filter(({ name }) => !name.endsWith('.ts'))
  .map(({ name, source }) => ({
    name,
    tree: parse(name.endsWith('.css') ? `<style>${source}</style>` : source, { modern: true, filename: name }),
  }));
const styles = trees.flatMap(({ name, tree }) => nodesOf(tree.css).map((node) => ({ name, node })));
const declared = (properties: RegExp) => styles.filter(({ node }) => node.type === 'Declaration' && properties.test(node.property ?? ''));
const keyframes = styles.filter(({ node }) => node.type === 'Atrule' && /keyframes$/.test(node.name ?? ''));

describe('the styles', () => {
  it('move some things', () => {
    expect(declared(/^transition$/).length).toBeGreaterThan(0);
    expect(keyframes.length).toBeGreaterThan(3);
  });

  it('let nothing pass over but by cheap properties, each for the time of the token', () => {
    const plain = new RegExp(`^(${CHEAP.join('|')}) var\\(--quick\\) ease-out$`);
    for (const { name, node } of declared(/^(-webkit-)?transition/)) {
      expect(node.property, name).toBe('transition');
      for (const part of node.value!.split(',')) expect(part.trim(), name).toMatch(plain);
    }
  });

  it('have keyframes of cheap properties only, each run once for the time of the token', () => {
    for (const { name, node } of keyframes) {
      const moved = nodesOf(node).filter(({ type }) => type === 'Declaration').map(({ property }) => property);
      expect(moved.filter((property) => !CHEAP.includes(property ?? '')), `${name}: ${node.prelude}`).toEqual([]);
    }
    for (const { name, node } of declared(/^(-webkit-)?animation/)) {
      expect(node.property, name).toBe('animation');
      expect(node.value, name).toMatch(/^[\w-]+ var\(--quick\) ease-out$/);
    }
  });

  it('say how long that is, and that it is nothing for who wants no motion', () => {
    const times = declared(/^--quick$/).map(({ node }) => milliseconds(node.value!));
    expect(times).toHaveLength(2);
    expect(times[0]).toBeGreaterThan(0);
    expect(times[0]).toBeLessThanOrEqual(LONGEST);
    expect(times[1]).toBe(0);
    const still = styles.find(({ node }) => node.type === 'Atrule' && node.prelude?.includes('prefers-reduced-motion'));
    expect(nodesOf(still?.node).filter(({ property }) => property === '--quick')).toHaveLength(1);
  });

  it('do not scroll by themselves', () => {
    expect(declared(/^scroll-behavior$/)).toEqual([]);
  });
});

describe('the scripts', () => {
  it('set nothing in motion but in one place', () => {
    const moving = /\.animate\(|\bKeyframeEffect\b|\bstartViewTransition\b|behavior:\s*['"]smooth|svelte\/(transition|animate|motion|easing)|<animate|<set\b/;
    expect(files.filter(({ source }) => moving.test(source)).map(({ name }) => name)).toEqual([MOVER]);
  });

  it('know no other way to write a style that moves', () => {
    const written = /(style:|setProperty\(\s*['"]|\.style\.|style="[^"]*)(transition|animation)/;
    expect(files.filter(({ source }) => written.test(source)).map(({ name }) => name)).toEqual([]);
    const directives = ['TransitionDirective', 'AnimateDirective'];
    const used = trees.filter(({ tree }) => nodesOf(tree.fragment).some(({ type }) => directives.includes(type)));
    expect(used.map(({ name }) => name)).toEqual([]);
  });

  it('can move cheap properties only', () => {
    const frame = /interface Frame \{([^}]*)\}/.exec(files.find(({ name }) => name === MOVER)!.source);
    expect([...frame![1]!.matchAll(/(\w+)\??:/g)].map(([, name]) => name)).toEqual(CHEAP);
  });
});

describe('a motion', () => {
  it.each([[' 180ms', 180], ['.18s', 180], ['0s', 0], ['0ms', 0], ['', 0]])('of %j takes %d ms', (text, time) => {
    expect(milliseconds(text)).toBe(time);
  });
});
