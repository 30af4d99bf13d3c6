/** The texts of the pages in Chinese: those of the terminal alone are left out. */
export default import.meta.glob<string>(
  ['../../../src/paiju/texts/zh-CN/*.ftl', '!../../../src/paiju/texts/zh-CN/{bench,cli,envs,lessons,load,operating,rulebook,simulation}.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
