import { useRef, useState } from 'react';
import { useOnce } from '../runtime/use-once.ts';

/** The last failed attempt; `attempt` distinguishes two equal failures. */
export interface Failure {
  readonly error: unknown;
  readonly attempt: number;
}

export interface Attempt<Args extends unknown[]> {
  readonly busy: boolean;
  readonly failure: Failure | null;
  readonly run: (...args: Args) => void;
  /** Clears the failure, because another attempt starts. */
  readonly forget: () => void;
}

/** Runs an action for a form, once at a time, and keeps its failure for the form to show. */
export function useAttempt<Args extends unknown[]>(
  work: (...args: Args) => Promise<void>,
): Attempt<Args> {
  const [failure, setFailure] = useState<Failure | null>(null);
  // Continues to count after a failure was cleared, so that the next failure has a new number.
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
    forget: () => setFailure(null),
    run: (...args) => void run(...args),
  };
}
