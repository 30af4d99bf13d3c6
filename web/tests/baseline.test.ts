import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** What browsers of 2021 (Chrome 87, Safari 14) do not know and the build does not turn into what they do. */
const TOO_NEW = {
  'a selector that looks ahead': /:has\(/,
  'a container query': /@container|container-type/,
  'a cascade layer': /@layer/,
  'a nested rule': /^\s*&|\{[^}]*&[:.\s]/m,
  'a new colour space': /oklch\(|oklab\(|color-mix\(/,
  'a small or dynamic viewport unit': /\d[sdl]v[hw]\b/,
  'the inset property': /(^|[\s;{])inset\s*:/,
  'the aspect-ratio property': /^\s*aspect-ratio\s*:/m,
  'a gap outside of a grid': /(^|[\s;{])(row-|column-)?gap\s*:/,
};

function styles(folder: string): [string, string][] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry): [string, string][] => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return styles(path);
    const source = readFileSync(path, 'utf-8');
    if (path.endsWith('.css')) return [[entry.name, source]];
    const style = /<style>([\s\S]*)<\/style>/.exec(source);
    return style?.[1] === undefined ? [] : [[entry.name, style[1]]];
  });
}

describe('the styles', () => {
  const all = styles(join(__dirname, '../src'));

  it('are found', () => {
    expect(all.length).toBeGreaterThan(15);
  });

  it.each(Object.entries(TOO_NEW))('hold no %s', (_, pattern) => {
    expect(all.filter(([, style]) => pattern.test(style)).map(([name]) => name)).toEqual([]);
  });
});
