import type { WireJackpot } from '@parlour/api-client';
import type { Fetch } from '@parlour/api-client/content';
import { followFeed, readJackpot } from '@parlour/api-client/feed';
import { feedAddress } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';
import type { SharedRead } from './shared-read.ts';

/** How often a live figure without a feed is asked for again, in ms: before it counts as old. */
const askEvery = 30_000;

interface Following {
  readonly read: SharedRead<WireJackpot>;
  /** Of the backend. */
  readonly baseUrl: () => string;
  readonly fetch: Fetch;
  readonly clock: UiClock;
  readonly random: () => number;
}

/**
 * Keeps a live jackpot up to date while somebody sees it (JPT-02): by its feed, one for the whole page, or by asking at
 * intervals where it has none. Returns how to begin; what that returns ends it.
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

  /** Asks at intervals, until it is ended. */
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

  /** Where the figure comes from now: the address of its feed, empty without one, `null` where it is not live. */
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

/** A live figure never goes back: of two, the one of the later moment counts, with all else of the newer answer. */
export function newestFigure(last: WireJackpot, next: WireJackpot): WireJackpot {
  const isOlder =
    last.kind === 'live' && next.kind === 'live' && Date.parse(next.asOf) < Date.parse(last.asOf);
  return isOlder ? { ...next, value: last.value, asOf: last.asOf } : next;
}
