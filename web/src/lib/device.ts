/** What this browser keeps: the key that owns seats, and a few choices. Works without a secure context. */

const KEY = 'paiju-key';

/** Values that last as long as the page where the browser keeps none (private windows). */
const fallback = new Map<string, string>();

export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return fallback.get(name) ?? null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    fallback.set(name, value);
  }
}

/** `bytes` random bytes as hexadecimal digits. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** The key of this device, made on first use: who holds it owns the seats it took. */
export function deviceKey(): string {
  const kept = remembered(KEY);
  if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept;
  const key = randomHex(32);
  remember(KEY, key);
  return key;
}

const NAME = 'paiju-name';
const TABLE = 'paiju-table';
const GAME = 'paiju-game';

/** Make this device nobody's: the next key is another one, and the table was another's. */
export function forgetKey(): void {
  remember(KEY, '');
  remember(TABLE, '');
}

/** The name that this person goes by, empty where none has been given. */
export function ownName(): string {
  return remembered(NAME) ?? '';
}

export function rememberName(name: string): void {
  remember(NAME, name);
}

/** The table at which this person had a place last. */
export const lastTable = () => remembered(TABLE) || null;

export function rememberTable(id: string, game: string | null = null): void {
  remember(TABLE, id);
  if (game !== null) remember(GAME, game);
}

/** The game that this person played last. */
export const lastGame = () => remembered(GAME) || null;
