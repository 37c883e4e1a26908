import { useCallback, useRef, useState } from 'react';

/**
 * Runs an action at most once at a time. The lock is set synchronously, because with a "pending" flag that needs a
 * render, a double click could send two requests (WAL-07). Returns the guarded action, and whether it is running.
 */
export function useOnce<Args extends unknown[]>(
  action: (...args: Args) => Promise<unknown>,
): readonly [run: (...args: Args) => Promise<void>, running: boolean] {
  const locked = useRef(false);
  const [running, setRunning] = useState(false);
  const latest = useRef(action);
  latest.current = action;
  const run = useCallback(async (...args: Args) => {
    if (locked.current) return;
    locked.current = true;
    setRunning(true);
    try {
      await latest.current(...args);
    } finally {
      locked.current = false;
      setRunning(false);
    }
  }, []);
  return [run, running];
}
