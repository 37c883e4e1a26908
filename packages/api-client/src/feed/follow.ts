import { eventReader } from './events.ts';

/** Waits before a reconnection, in ms: the first, and the bounds of all. */
const pauses = { first: 3_000, least: 1_000, most: 60_000 } as const;
/** A connection that sends nothing for this time counts as lost, in ms. */
const timeoutMs = 60_000;

/** How to open a feed, its clock and its callbacks. */
export interface Feed {
  /** Opens a connection. */
  readonly open: (signal: AbortSignal) => Promise<Response>;
  /** Runs a task once after `ms`; the returned function cancels it. */
  readonly after: (ms: number, task: () => void) => () => void;
  /** Random number for the waits, 0 ≤ n < 1: clients that were cut off together do not reconnect together. */
  readonly random: () => number;
  /** The data of each event. */
  readonly onData: (data: string) => void;
  /** Called when there is no such feed: it is not requested again. */
  readonly onRefused: () => void;
}

/** Whether another attempt would get the same answer. */
const isFinal = (status: number): boolean =>
  status === 204 || (status >= 400 && status < 500 && status !== 408 && status !== 429);

/**
 * Follows server-sent events until the returned function is called (JPT-02). Reopens a lost connection, each time after
 * a longer wait until data arrives.
 */
export function followFeed({ open, after, random, onData, onRefused }: Feed): () => void {
  let pause: number = pauses.first;
  let failures = 0;
  let current: AbortController | null = null;
  let cancelTimer = () => {};

  const end = () => {
    cancelTimer();
    current?.abort();
    current = null;
  };
  const lost = (own: AbortController) => {
    if (own !== current) return;
    end();
    const wait = Math.min(pauses.most, pause * 2 ** failures) * (0.5 + random() / 2);
    failures += 1;
    cancelTimer = after(wait, connect);
  };
  const watch = (own: AbortController) => {
    cancelTimer();
    cancelTimer = after(timeoutMs, () => lost(own));
  };

  async function read(own: AbortController): Promise<void> {
    const answer = await open(own.signal);
    const isFeed = answer.headers.get('Content-Type')?.includes('text/event-stream') === true;
    const reader = answer.body?.getReader();
    const drop = () => void reader?.cancel().catch(() => undefined);
    own.signal.addEventListener('abort', drop);
    // The feed was closed in the meantime.
    if (own !== current) return drop();
    if (isFinal(answer.status) || (answer.ok && !isFeed)) {
      end();
      return onRefused();
    }
    if (!answer.ok || !reader) return;
    const decoder = new TextDecoder();
    const take = eventReader({
      onData: (data) => {
        // The callback may end the feed; events after that in the same chunk are dropped.
        if (own !== current) return;
        failures = 0;
        onData(data);
      },
      onRetry: (ms) => {
        pause = Math.min(pauses.most, Math.max(pauses.least, ms));
      },
    });
    for (;;) {
      const { done, value } = await reader.read();
      if (done || own !== current) return;
      watch(own);
      take(decoder.decode(value, { stream: true }));
    }
  }

  function connect(): void {
    const own = new AbortController();
    current = own;
    watch(own);
    const over = () => lost(own);
    read(own).then(over, over);
  }

  connect();
  return end;
}
