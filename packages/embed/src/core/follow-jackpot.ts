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

  const begin = (): void => {
    const part = read.read();
    if (part.status !== 'ready' || part.value.kind !== 'live') return;
    const address = part.value.feedUrl ? feedAddress(part.value.feedUrl, baseUrl(), '') : null;
    let cancel = () => {};
    const askAgain = () => {
      cancel = clock.after(askEvery, () => {
        read.refresh();
        askAgain();
      });
    };
    if (address === null) {
      askAgain();
      end = () => cancel();
      return;
    }
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
      onRefused: askAgain,
    });
    end = () => {
      close();
      cancel();
    };
  };

  return () => {
    viewers += 1;
    if (viewers === 1) begin();
    return () => {
      viewers -= 1;
      if (viewers > 0) return;
      end();
      end = () => {};
    };
  };
}
