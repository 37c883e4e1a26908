import { ApiError, queries, type WireReferredFriendPage } from '@parlour/api-client';
import { useEffect, useState } from 'react';
import type { Part } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import type { ListShape } from '../../shared/records/address.ts';
import { usualRange } from '../../shared/records/ranges.ts';
import { type ListPlace, type ListRead, useRecords } from '../../shared/records/use-records.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { useSettings } from '../../shared/runtime/settings.ts';
import { type FriendPage, pageSize, toFriends } from './referral-model.ts';

/** The default range is the longest one: all friends of the last year. */
const shape: ListShape = { filters: [], columns: [], sortable: [], preset: 'longest' };

/** Reads the friends of a range, page by page. The previous page stays until the next one is loaded (REF-01). */
export function useFriends(place: ListPlace) {
  const { api } = useRuntime();
  const { timeZone } = useSettings();
  const { list, today, read, change, retry } = useRecords<WireReferredFriendPage>({
    place,
    shape,
    ask: (_list, { startDate, endDate, pageNo }) =>
      queries.referredFriends(api, { startDate, endDate, pageNo, pageSize }),
  });
  const { page, range } = list;
  /** The page whose rows are shown. */
  const [shown, setShown] = useState(page);
  const isTurning = read.status === 'ready' && read.stale === 'refreshing';
  useEffect(() => {
    if (!isTurning) setShown(page);
  }, [page, isTurning]);
  const at = isTurning ? shown : page;
  const friends = useStableValue(friendsIn(read, at, timeZone));
  const usual = usualRange(shape.preset, today);
  return {
    friends,
    isTurning,
    page,
    range,
    today,
    isWhole: range.from === usual.from && range.to === usual.to,
    onPage: (next: number) => change({ page: next }),
    onRange: (next: typeof range | null) => change({ range: next ?? usual }),
    onRetryFriends: retry,
  };
}

/**
 * The list as a part of the page. A request that is paused because the device is offline counts as failed, not as
 * loading.
 */
function friendsIn(
  read: ListRead<WireReferredFriendPage>,
  page: number,
  timeZone: string,
): Part<FriendPage> {
  switch (read.status) {
    case 'ready':
      return { status: 'ready', value: toFriends(read.page, page, timeZone) };
    case 'offline':
      return { status: 'error', error: new ApiError('NETWORK'), busy: false };
    default:
      return read;
  }
}
