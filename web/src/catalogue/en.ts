/** The texts of the pages in English: those of the terminal alone are left out. */
export default import.meta.glob<string>(
  ['../../../src/paiju/texts/en/*.ftl', '!../../../src/paiju/texts/en/{bench,cli,envs,lessons,load,operating,rulebook,simulation}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
