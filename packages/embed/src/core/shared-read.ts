import { isApiError, passes, pauseAfter } from '@parlour/api-client/content';
import type { Part } from '@parlour/features/content';
import type { UiClock } from '@parlour/ui';

/** An answer that all elements of a page share: asked for once, however many show it. */
export interface SharedRead<T> {
  /** Asks when there is nothing yet, or it is old. Returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => Part<T>;
  /** Asks again, whatever there is. */
  readonly refresh: () => void;
  /** Asks again if somebody shows it. */
  readonly refreshShown: () => void;
  /** Asks again if somebody shows it and it is old. */
  readonly refreshOld: () => void;
  /** Replaces a value that is there, for instance by news of a stream. */
  readonly change: (next: (value: T) => T) => void;
}

interface ReadOptions<T> {
  /** How long (ms) an answer counts as new. */
  readonly newFor: number;
  readonly clock: UiClock;
  /** Chance for the pauses, 0 ≤ n < 1. */
  readonly random: () => number;
  /** What counts of the value that is there and a new answer. Default: the answer. */
  readonly merge?: ((last: T, next: T) => T) | undefined;
}

/** What a server answers, kept while somebody shows it; a failure that passes is asked for again by itself (ERR-01). */
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
    // What is there stays: it is old, not wrong.
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
