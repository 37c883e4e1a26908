import { dropList } from '../../shared/records/place.ts';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { type RewardOrder, rewardOrders } from '../point-rewards/rewards-model.ts';

/** Parts of the points mall, as the address names them. Default: the mall (NAV-03). */
export const mallTabs = ['mall', 'history', 'details'] as const;
export type MallTab = (typeof mallTabs)[number];

/** State of the points mall in the address. */
export interface MallAsked {
  readonly tab: MallTab;
  readonly kind: string;
  readonly order: RewardOrder;
}

/** Reads the state from a query string; invalid values are ignored. */
export function readMall(search: string): MallAsked {
  const query = new URLSearchParams(search);
  const asked = query.get('tab');
  return {
    tab: mallTabs.find((tab) => tab === asked) ?? 'mall',
    kind: query.get('kind') ?? '',
    order: rewardOrders.find((order) => order === query.get('order')) ?? 'cheap',
  };
}

/** Builds the query for another part, or another kind or order of rewards. Other parameters stay. */
export function writeMall(search: string, change: Partial<MallAsked>): string {
  const query = new URLSearchParams(search);
  const { tab, kind, order } = { ...readMall(search), ...change };
  // The parameters of one list do not apply to the other.
  if (change.tab !== undefined) dropList(query);
  query.delete('tab');
  query.delete('kind');
  query.delete('order');
  if (tab !== 'mall') query.set('tab', tab);
  if (kind !== '') query.set('kind', kind);
  if (order !== 'cheap') query.set('order', order);
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a centre is over the page: then the list parameters of the address belong to the centre (NAV-09). */
export const isCovered = (search: string): boolean => /[?&](?:member|agent)=/.test(search);

/** The place while a centre covers the page: the last state of the page's own list, read-only. */
export function coveredPlace(last: string): ListPlace {
  return { search: last, onSearch: () => undefined };
}

/** A query string without the parameters of a list. */
export function withoutList(search: string): string {
  const query = new URLSearchParams(search);
  dropList(query);
  return `?${query}`;
}
