import type { WireJackpot } from '@parlour/api-client';
import type { Fetch } from '@parlour/api-client/content';
import { followFeed, readJackpot } from '@parlour/api-client/feed';
import { feedAddress } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';
import type { SharedRead } from './shared-read.ts';

/**
 * Interval in ms between requests for a live amount without a feed. It is shorter than the time after which the amount
 * is stale.
 */
const askEvery = 30_000;

interface Following {
  readonly read: SharedRead<WireJackpot>;
  /** Base URL of the backend. */
  readonly baseUrl: () => string;
  readonly fetch: Fetch;
  readonly clock: UiClock;
  readonly random: () => number;
}

/**
 * Keeps a live jackpot up to date while it is visible (JPT-02): with its feed, one for the whole page, or with
 * requests at intervals if it has no feed. Returns a function that starts this and returns a function that stops it.
 */
export function followJackpot({
  read,
  baseUrl,
  fetch,
  clock,
  random,
}: Following): () => () => void {
  let viewers = 0;
  let end = () => {};

  /** Requests the amount at intervals until it is stopped. */
  const askAtIntervals = (): (() => void) => {
    let cancel = () => {};
    const askAgain = () => {
      cancel = clock.after(askEvery, () => {
        read.refresh();
        askAgain();
      });
    };
    askAgain();
    return () => cancel();
  };

  const followAt = (address: string): (() => void) => {
    let endAsking = () => {};
    const close = followFeed({
      open: (signal) =>
        fetch(new Request(address, { headers: { Accept: 'text/event-stream' }, signal })),
      after: (ms, task) => clock.after(ms, task),
      random,
      onData: (data) => {
        const news = readJackpot(data);
        if (!news) return;
        read.change((last) => {
          const isNews = last.kind === 'live' && Date.parse(news.asOf) > Date.parse(last.asOf);
          return isNews ? { ...last, ...news } : last;
        });
      },
      onRefused: () => {
        endAsking = askAtIntervals();
      },
    });
    return () => {
      close();
      endAsking();
    };
  };

  /**
   * Returns the current source of the amount: the URL of its feed, `''` without a feed, `null` if the amount is not
   * live.
   */
  const sourceNow = (): string | null => {
    const part = read.read();
    if (part.status !== 'ready' || part.value.kind !== 'live') return null;
    return (part.value.feedUrl && feedAddress(part.value.feedUrl, baseUrl(), '')) || '';
  };

  const begin = (): (() => void) => {
    let source: string | null = null;
    let endFollowing = () => {};
    const follow = () => {
      const now = sourceNow();
      if (now === source) return;
      source = now;
      endFollowing();
      endFollowing = now === null ? () => {} : now === '' ? askAtIntervals() : followAt(now);
    };
    const unsubscribe = read.subscribe(follow);
    follow();
    return () => {
      unsubscribe();
      endFollowing();
    };
  };

  return () => {
    viewers += 1;
    if (viewers === 1) end = begin();
    return () => {
      viewers -= 1;
      if (viewers > 0) return;
      end();
      end = () => {};
    };
  };
}

/**
 * Merges two amounts so that a live amount never goes back: uses the amount with the later time, and everything else
 * of the new response.
 */
export function newestFigure(last: WireJackpot, next: WireJackpot): WireJackpot {
  const isOlder =
    last.kind === 'live' && next.kind === 'live' && Date.parse(next.asOf) < Date.parse(last.asOf);
  return isOlder ? { ...next, value: last.value, asOf: last.asOf } : next;
}
