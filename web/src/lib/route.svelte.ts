/** The address: `/` makes a table, `/t/{id}` is one. */

export type Place = { at: 'home' } | { at: 'table'; id: string } | { at: 'nowhere' };

const current = $state({ path: location.pathname });

addEventListener('popstate', () => {
  current.path = location.pathname;
});

/** What the address names. */
export function place(): Place {
  return placeOf(current.path);
}

export function placeOf(path: string): Place {
  if (path === '/') return { at: 'home' };
  const id = /^\/t\/([^/]+)\/?$/.exec(path)?.[1];
  if (id === undefined) return { at: 'nowhere' };
  try {
    return { at: 'table', id: decodeURIComponent(id) };
  } catch {
    return { at: 'nowhere' };
  }
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
