import { ApiError } from '@parlour/api-client';
import type { ListShape, ListState } from './address.ts';
import type { RecordsFrame } from './RecordsView.props.ts';
import type { ListRead } from './use-records.ts';

/** Ranges of the states, up to the day of the stories. */
const ranges = {
  week: { from: '2026-11-14', to: '2026-11-20' },
  month: { from: '2026-10-22', to: '2026-11-20' },
} as const;

/**
 * For states: a list on a wide page, first page, with these filters, in the usual order of its shape; the other props come
 * from its own data.
 */
export const listSample = (
  filters: ListState['filters'],
  range: keyof typeof ranges = 'week',
  shape?: Pick<ListShape, 'sortable' | 'usualSort'>,
): Pick<RecordsFrame<unknown>, 'list' | 'today' | 'wide' | 'file'> & {
  readonly sortable: readonly string[];
} => ({
  list: {
    ...{ range: ranges[range], filters, page: 1, size: 20, hidden: [] },
    sort: shape?.usualSort ?? null,
  },
  sortable: shape?.sortable ?? [],
  today: '2026-11-20',
  wide: true,
  file: { status: 'none' },
});

/** For states: a page that was read and is fresh. */
export const readSample = <Page>(page: Page) =>
  ({ status: 'ready', page, stale: null, error: null }) as const satisfies ListRead<Page>;

/** For states: the server is not there. */
export const failedSample = {
  status: 'error',
  error: new ApiError('HTTP', { http: 502 }),
  busy: false,
} as const satisfies ListRead<never>;
