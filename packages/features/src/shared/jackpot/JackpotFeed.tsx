import { queries, type WireJackpot } from '@parlour/api-client';
import { followFeed, readJackpot } from '@parlour/api-client/feed';
import { systemClock, type UiClock } from '@parlour/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useHandler } from '../parts/use-stable.ts';
import { useRuntime } from '../runtime/runtime.tsx';
import { PartBoundary } from '../shell/PartBoundary.tsx';
import { feedAddress } from './feed-address.ts';
import { observeVisibility } from './seen.ts';

/**
 * How often a live jackpot without a feed is fetched again, in ms. Short enough that the figure does not become stale.
 */
const askEvery = 30_000;

export interface JackpotFeedProps {
  /** Which jackpot: the one of home or of the slots page. */
  readonly scope: 'home' | 'rng';
  /** Clock for the timers. Default: the system clock; tests pass their own. */
  readonly clock?: UiClock;
  /** Random numbers for the waits between connections, 0 ≤ n < 1. */
  readonly random?: () => number;
}

/**
 * Keeps the live jackpot beside it up to date (JPT-02): follows its feed, or fetches at intervals if it has none. It
 * works only while the jackpot is visible. It renders nothing itself.
 */
export function JackpotFeed(props: JackpotFeedProps) {
  return (
    <PartBoundary name="jackpot-feed" fallback={() => null}>
      <Following {...props} />
    </PartBoundary>
  );
}

const chance = () => Math.random();

/** Returns the address of the feed, or `''` if there is none; `null` if the jackpot is not live. */
const feedOf = (wire: WireJackpot): string | null =>
  wire.kind === 'live' ? (wire.feedUrl ?? '') : null;

function Following({ scope, clock = systemClock, random = chance }: JackpotFeedProps) {
  const { api, config, fetch } = useRuntime();
  const client = useQueryClient();
  const place = useRef<HTMLSpanElement>(null);
  const options = queries.jackpot(api, { scope });
  const { queryKey } = options;
  const { data: feedUrl = null } = useQuery({ ...options, enabled: false, select: feedOf });

  const onData = useHandler((data: string) => {
    const reading = readJackpot(data);
    if (!reading) return;
    client.setQueryData(queryKey, (last: WireJackpot | undefined) => {
      if (last?.kind !== 'live') return last;
      // A late reading, for example from a cache, never replaces a newer one.
      const isNews = Date.parse(reading.asOf) > Date.parse(last.asOf);
      return isNews ? { ...last, ...reading } : last;
    });
  });
  const ask = useHandler(() => void client.refetchQueries({ queryKey, exact: true }));
  const age = useRef<() => number>(() => 0);
  useEffect(() => {
    age.current = () => clock.now() - (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0);
  });

  useEffect(() => {
    const board = place.current?.parentElement?.querySelector('[data-component="jackpot"]');
    if (feedUrl === null || !board) return;
    const { origin } = board.ownerDocument.location;
    const address = feedUrl && feedAddress(feedUrl, config.baseUrl, origin);

    const follow = (): (() => void) => {
      let cancel = () => {};
      const askAfter = (ms: number) => {
        cancel = clock.after(ms, () => {
          ask();
          askAfter(askEvery);
        });
      };
      const askAgain = () => askAfter(Math.max(0, askEvery - age.current()));
      const close = address
        ? followFeed({
            open: (signal) =>
              fetch(new Request(address, { headers: { Accept: 'text/event-stream' }, signal })),
            after: (ms, task) => clock.after(ms, task),
            random,
            onData,
            onRefused: askAgain,
          })
        : askAgain();
      return () => {
        close?.();
        cancel();
      };
    };
    let stop = () => {};
    const unwatch = observeVisibility(board, (seen) => {
      stop();
      stop = seen ? follow() : () => {};
    });
    return () => {
      unwatch();
      stop();
    };
  }, [feedUrl, config.baseUrl, fetch, clock, random, onData, ask]);

  return <span ref={place} hidden />;
}
