import { isApiError, passes, pauseAfter } from '@parlour/api-client/content';
import type { Part } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';

/** A response that all elements of a page share. It is requested once for all of them. */
export interface SharedRead<T> {
  /** Subscribes, and requests the value when there is none yet or it is old. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Part<T>;
  /** Requests the value again in any case. */
  readonly refresh: () => void;
  /** Requests the value again if an element shows it. */
  readonly refreshShown: () => void;
  /** Requests the value again if an element shows it and it is old. */
  readonly refreshOld: () => void;
  /** Replaces a value that is there, for instance with news from a stream. */
  readonly change: (next: (value: T) => T) => void;
}

interface ReadOptions<T> {
  /** How long (ms) a response counts as new. */
  readonly newFor: number;
  readonly clock: UiClock;
  /** Random number for the pauses, 0 ≤ n < 1. */
  readonly random: () => number;
  /** Merges the current value and a new response. Default: uses the response. */
  readonly merge?: ((last: T, next: T) => T) | undefined;
}

/**
 * Makes a shared read of a server response. While an element shows it, a temporary failure is retried automatically
 * (ERR-01).
 */
export function sharedRead<T>(
  ask: () => Promise<T>,
  { newFor, clock, random, merge = (_, next) => next }: ReadOptions<T>,
): SharedRead<T> {
  const listeners = new Set<() => void>();
  let part: Part<T> = { status: 'loading' };
  let isAsking = false;
  let answeredAt = Number.NEGATIVE_INFINITY;
  let failures = 0;
  let cancel = () => {};

  const set = (next: Part<T>) => {
    part = next;
    for (const listener of listeners) listener();
  };
  const failed = (error: unknown) => {
    failures += 1;
    // Keeps the current value: it is old, not wrong.
    if (part.status !== 'ready') set({ status: 'error', error, busy: false });
    if (!isApiError(error) || !passes(error)) return;
    const pause = pauseAfter(failures, error, random());
    if (pause !== null && listeners.size > 0) cancel = clock.after(pause, refresh);
  };
  function refresh(): void {
    if (isAsking) return;
    cancel();
    isAsking = true;
    if (part.status === 'error') set({ ...part, busy: true });
    ask()
      .then((value) => {
        answeredAt = clock.now();
        failures = 0;
        const last = part.status === 'ready' ? part.value : value;
        set({ status: 'ready', value: merge(last, value) });
      }, failed)
      .finally(() => {
        isAsking = false;
      });
  }
  const refreshOld = () => {
    if (listeners.size > 0 && clock.now() - answeredAt > newFor) refresh();
  };

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      refreshOld();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cancel();
      };
    },
    read: () => part,
    refresh,
    refreshShown: () => {
      if (listeners.size > 0) refresh();
    },
    refreshOld,
    change: (next) => {
      if (part.status === 'ready') set({ status: 'ready', value: next(part.value) });
    },
  };
}
