/** Prefix of all list parameters in an address, so that they cannot clash with those of the page below. */
export const listPrefix = 'list.';

/** Removes the parameters of a list, when its page is left (NAV-09). */
export function dropList(query: URLSearchParams): void {
  for (const name of [...query.keys()]) if (name.startsWith(listPrefix)) query.delete(name);
}
