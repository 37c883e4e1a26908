import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns the value, but reuses the parts of the previous value that are equal (structural sharing), so that components
 * that show an unchanged part need not render again.
 */
export function useStableValue<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = replaceEqualDeep(last.current, value);
  return last.current;
}

/** Returns a handler that never changes and calls the handler of the last render. Do not call it while rendering. */
export function useHandler<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  }, [handler]);
  return useCallback((...args) => latest.current(...args), []);
}
