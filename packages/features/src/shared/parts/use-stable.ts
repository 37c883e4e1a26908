import { replaceEqualDeep } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The value, with the parts of the last render's that are still equal (structural sharing): what shows an
 * unchanged part need not be drawn again.
 */
export function useStableValue<Value>(value: Value): Value {
  const last = useRef(value);
  last.current = replaceEqualDeep(last.current, value);
  return last.current;
}

/** A handler that stays the same and does what the last render's does. Not to be called while rendering. */
export function useHandler<Args extends readonly unknown[]>(
  handler: (...args: Args) => void,
): (...args: Args) => void {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  }, [handler]);
  return useCallback((...args) => latest.current(...args), []);
}
