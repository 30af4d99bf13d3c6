/** Names: as long as people see them, which is what the server counts. */

export const LONGEST_NAME = 12;

/** What is seen as one: a flag, or a sign with its accents, its colour of skin and the signs that are joined to it. */
const SEEN = /\p{RI}\p{RI}|.(?:\p{M}|[\u{1f3fb}-\u{1f3ff}]|\u200d.)*/gsu;

/** As much of a name as is let in. */
export const shortened = (name: string): string =>
  (name.normalize('NFC').match(SEEN) ?? []).slice(0, LONGEST_NAME).join('');
