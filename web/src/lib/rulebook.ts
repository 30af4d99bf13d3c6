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
const AROUND = 36;

/** What is compared: small letters, without the marks of Markdown. */
const plain = (text: string) => text.replace(/[*`|]/g, '').replace(/\s+/g, ' ');

/** The clauses in which all words of a query stand, in either language; those with them in their titles first. */
export function hitsOf(books: readonly { here: RuleBook; other: RuleBook | null }[], query: string): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const inTitle: Hit[] = [];
  const inText: Hit[] = [];
  for (const { here, other } of books) {
    const others = new Map(other === null ? [] : clausesOf(other).map((one) => [one.id, one]));
    for (const clause of clausesOf(here)) {
      const heads = `${clause.id} ${clause.title} ${others.get(clause.id)?.title ?? ''}`.toLowerCase();
      const whole = `${heads} ${clause.markdown} ${others.get(clause.id)?.markdown ?? ''}`.toLowerCase();
      const hit = { game: here.game, id: clause.id, title: clause.title, excerpt: excerptOf(clause, words) };
      if (words.every((word) => heads.includes(word))) inTitle.push(hit);
      else if (words.every((word) => whole.includes(word))) inText.push(hit);
    }
  }
  return [...inTitle, ...inText].slice(0, MOST);
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
