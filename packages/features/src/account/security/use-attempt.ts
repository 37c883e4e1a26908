import { useRef, useState } from 'react';
import { useOnce } from '../../shared/runtime/use-once.ts';

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
  /** What went wrong is no longer said: another attempt is on its way. */
  readonly forget: () => void;
}

/** Does something for a form: once at a time, and what went wrong is kept for the form to say. */
export function useAttempt<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): Attempt<Args> {
  const [failure, setFailure] = useState<Failure | null>(null);
  // Counts on after a failure was cleared: the next one has another number.
  const attempts = useRef(0);
  const fail = (error: unknown) => {
    attempts.current += 1;
    setFailure({ error, attempt: attempts.current });
  };
  const [run, busy] = useOnce(async (...args: Args) => {
    try {
      await work(...args);
      setFailure(null);
    } catch (error) {
      fail(error);
    }
  });
  return {
    busy,
    failure,
    fail,
    forget: () => setFailure(null),
    run: (...args) => void run(...args),
  };
}
