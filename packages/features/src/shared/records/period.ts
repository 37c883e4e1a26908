import type { KeyValueStore } from '../session/key-value-store.ts';
import { listPrefix } from './place.ts';
import { type DateRange, isListRange } from './ranges.ts';

const [fromName, toName] = [`${listPrefix}from`, `${listPrefix}to`];
/** Key of the period in the storage of the tab. */
const stored = 'agentPeriod';

/** The period that an address names; `null` without a valid one. */
export function periodIn(search: string, today: string): DateRange | null {
  const query = new URLSearchParams(search);
  const range = { from: query.get(fromName) ?? '', to: query.get(toName) ?? '' };
  return isListRange(range, today) ? range : null;
}

/** Whether an address names a period, valid or not. */
export const hasPeriod = (query: URLSearchParams): boolean =>
  query.has(fromName) || query.has(toName);

/** The query string with a period. */
export function withPeriod(search: string, { from, to }: DateRange): string {
  const query = new URLSearchParams(search);
  query.set(fromName, from);
  query.set(toName, to);
  return `?${query}`;
}

/** The period that an account chose in this tab; `null` if there is none, or it is not valid today. */
export function keptPeriod(store: KeyValueStore, account: string, today: string): DateRange | null {
  const [of, from = '', to = ''] = (store.getItem(stored) ?? '').split('\n');
  const range = { from, to };
  return of === account && isListRange(range, today) ? range : null;
}

/** Remembers the period that an account chose, until the tab closes. */
export const keepPeriod = (store: KeyValueStore, account: string, { from, to }: DateRange): void =>
  store.setItem(stored, [account, from, to].join('\n'));
