/** Prefix of every parameter of a list in an address, so that none is mistaken for one of the page below. */
export const listPrefix = 'list.';

/** Removes the parameters of a list: they end with the page they belong to (NAV-09). */
export function dropList(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (name.startsWith(listPrefix)) query.delete(name);
}
