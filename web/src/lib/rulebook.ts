/** The rule books as pages: where a clause is found, and looking for clauses. */

import type { RuleBook, RuleClause } from '../generated/messages';

/** The game that a clause belongs to, by the letters it begins with. */
const GAMES: Record<string, string> = { DT: 'datong', FZ: 'fanfanzha', DZ: 'dazha', SK: 'shuangkou', WH: 'wahua' };

export const gameOf = (clause: string): string => GAMES[clause.slice(0, 2)] ?? '';

/** The address of a rule book, and of a clause in it. */
export const rulesPage = (game: string, clause: string | null = null) =>
  `/rules/${encodeURIComponent(game)}${clause === null ? '' : `#${clause}`}`;

const TAG_OR_CLAUSE = /<[^>]*>|\b(?:DT|FZ|DZ|SK|WH)\d+[a-z]?(?:\.d)?(?![\w])/g;

/** HTML in which every clause that is named is a link to it. */
export function linked(html: string): string {
  return html.replace(TAG_OR_CLAUSE, (found) =>
    found.startsWith('<') ? found : `<a href="${rulesPage(gameOf(found), found)}" data-clause="${found}">${found}</a>`,
  );
}

/** A clause that has been looked for. */
export interface Hit {
  game: string;
  id: string;
  title: string;
  /** The words around what was found, where it was found in the reader's language. */
  excerpt: string;
}

const MOST = 60;
const MOST_NEAR = 12;
const AROUND = 36;

/** What is compared: small letters, without the marks of Markdown. */
const plain = (text: string) => text.replace(/[*`|]/g, '').replace(/\s+/g, ' ');

/**
 * The clauses in which all words of a query stand, in either language; those with them in their titles first. Where
 * there are none, those in which parts of it stand, the nearest first.
 */
export function hitsOf(books: readonly { here: RuleBook; other: RuleBook | null }[], query: string): { hits: Hit[]; near: boolean } {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return { hits: [], near: false };
  const parts = words.flatMap(partsOf);
  const near: { hit: Hit; found: number }[] = [];
  const inTitle: Hit[] = [];
  const inText: Hit[] = [];
  for (const { here, other } of books) {
    const others = new Map(other === null ? [] : clausesOf(other).map((one) => [one.id, one]));
    for (const clause of clausesOf(here)) {
      const heads = `${clause.id} ${clause.title} ${others.get(clause.id)?.title ?? ''}`.toLowerCase();
      const whole = `${heads} ${clause.markdown} ${others.get(clause.id)?.markdown ?? ''}`.toLowerCase();
      const hit = (looked: readonly string[]) => ({ game: here.game, id: clause.id, title: clause.title, excerpt: excerptOf(clause, looked) });
      const within = (text: string) => parts.filter((part) => text.includes(part)).length;
      if (words.every((word) => heads.includes(word))) inTitle.push(hit(words));
      else if (words.every((word) => whole.includes(word))) inText.push(hit(words));
      else if (within(whole) > 0) near.push({ hit: hit(parts), found: within(whole) + within(heads) });
    }
  }
  const exact = [...inTitle, ...inText].slice(0, MOST);
  if (exact.length > 0) return { hits: exact, near: false };
  return { hits: near.sort((a, b) => b.found - a.found).slice(0, MOST_NEAR).map(({ hit }) => hit), near: near.length > 0 };
}

/** The parts of a word: pairs of neighbours where it is Chinese, which has no blanks between words. */
function partsOf(word: string): string[] {
  const pieces = word.match(/[\u3400-\u9fff]+|[^\u3400-\u9fff]+/g) ?? [];
  return pieces.flatMap((piece) =>
    /[\u3400-\u9fff]/.test(piece) && piece.length > 2
      ? Array.from({ length: piece.length - 1 }, (_, at) => piece.slice(at, at + 2))
      : [piece],
  );
}

const clausesOf = (book: RuleBook): RuleClause[] => book.sections.flatMap(({ clauses }) => clauses);

function excerptOf(clause: RuleClause, words: readonly string[]): string {
  const text = plain(clause.markdown);
  const found = words.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
  const from = Math.max(0, Math.min(...found, text.length) - AROUND);
  const start = found.length === 0 ? 0 : from;
  const end = start + 2 * AROUND + 20;
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`;
}
