/** Stands before every name of a list in an address, so that none is mistaken for one of the page below. */
export const listPrefix = 'list.';

/** Takes away what was asked of a list: it ends with the page it belongs to (NAV-09). */
export function dropList(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (name.startsWith(listPrefix)) query.delete(name);
}
