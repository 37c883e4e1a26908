import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BackStep, useBackSteps } from '../BackSteps/BackSteps.tsx';

/**
 * Tells the application around about a window while it is shown, if it may be dismissed as it opens.
 * `close` asks the window to close. Call what it returns after every answer: a window that is still
 * shown then stays.
 */
export function useBackStep(isShown: boolean, mayClose: boolean, close: () => void): () => void {
  const steps = useBackSteps();
  const step = useRef<BackStep>(null);
  const [answers, setAnswers] = useState(0);
  const mayCloseNow = useEffectEvent(() => mayClose);
  const ask = useEffectEvent(close);
  useEffect(() => {
    if (!isShown || !steps || !mayCloseNow()) return;
    const mine = steps.opened(() => ask());
    step.current = mine;
    return () => {
      step.current = null;
      mine.closed();
    };
  }, [isShown, steps]);
  useEffect(() => {
    if (answers > 0) step.current?.kept();
  }, [answers]);
  return useCallback(() => {
    if (steps) setAnswers((count) => count + 1);
  }, [steps]);
}
