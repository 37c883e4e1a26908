import { useState } from 'react';
import { useOnce } from '../runtime/index.ts';

/** The last attempt that did not work; `attempt` tells two equal failures apart. */
export interface Failure {
  readonly error: unknown;
  readonly attempt: number;
}

export interface Attempt<Args extends unknown[]> {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly run: (...args: Args) => void;
  /** Something else of the form went wrong. */
  readonly fail: (error: unknown) => void;
}

/** Does something for a form: once at a time, and what went wrong is kept for the form to say. */
export function useAttempt<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): Attempt<Args> {
  const [failure, setFailure] = useState<Failure | null>(null);
  const fail = (error: unknown) =>
    setFailure((last) => ({ error, attempt: (last?.attempt ?? 0) + 1 }));
  const [run, busy] = useOnce(async (...args: Args) => {
    try {
      await work(...args);
    } catch (error) {
      fail(error);
    }
  });
  return { busy, failure, fail, run: (...args) => void run(...args) };
}
