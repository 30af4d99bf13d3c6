/** The texts of the pages in Chinese: those of the terminal alone are left out. */
export default import.meta.glob<string>(
  ['../../../src/paiju/texts/zh-CN/*.ftl', '!../../../src/paiju/texts/zh-CN/{bench,cli,lessons,operating}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
