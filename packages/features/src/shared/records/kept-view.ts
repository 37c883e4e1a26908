import type { KeyValueStore } from '../session/key-value-store.ts';
import { listPrefix } from './place.ts';

/** What is not remembered: the period has its own memory, and the others belong to one visit. */
const passing: ReadonlySet<string> = new Set(
  ['from', 'to', 'page', 'search', 'of', 'parentId'].map((name) => `${listPrefix}${name}`),
);

/** Key of a list in the storage of the tab. */
const stored = (list: string) => `listView.${list}`;

/** Whether an address has any state of a list. */
export const hasList = (search: string): boolean =>
  [...new URLSearchParams(search).keys()].some((name) => name.startsWith(listPrefix));

/** The filters, order, columns and rows per page that an address names, as a query string; `''` for none. */
export function viewIn(search: string): string {
  const view = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.startsWith(listPrefix) && !passing.has(name)) view.append(name, value);
  }
  return view.toString();
}

/** The query string with a remembered view. */
export function withView(search: string, view: string): string {
  if (view === '') return search;
  const query = new URLSearchParams(search);
  for (const [name, value] of new URLSearchParams(view)) query.set(name, value);
  return `?${query}`;
}

/** How an account left a list in this tab; `''` for the usual view. */
export function keptView(store: KeyValueStore, account: string, list: string): string {
  const [of, view = ''] = (store.getItem(stored(list)) ?? '').split('\n');
  return of === account ? viewIn(view) : '';
}

/** Remembers how an account left a list, until the tab closes. */
export const keepView = (
  store: KeyValueStore,
  account: string,
  list: string,
  search: string,
): void => store.setItem(stored(list), `${account}\n${viewIn(search)}`);
