/** The address: `/` makes a table, `/t/{id}` is one. */

const current = $state({ path: location.pathname });

addEventListener('popstate', () => {
  current.path = location.pathname;
});

/** The id of the table that the address names. */
export function tableId(): string | null {
  const found = /^\/t\/([^/]+)\/?$/.exec(current.path);
  return found?.[1] === undefined ? null : decodeURIComponent(found[1]);
}

export function go(path: string): void {
  history.pushState(null, '', path);
  current.path = path;
  scrollTo(0, 0);
}

/** Follow a plain click on a link without loading the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname);
}
