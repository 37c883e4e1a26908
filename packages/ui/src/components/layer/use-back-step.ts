import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type BackStep, useBackSteps } from '../BackSteps/BackSteps.tsx';

/**
 * Reports a window to the `BackStepsProvider` around while it is shown, if it can be dismissed when it opens. `close`
 * asks the window to close. Returns a function to call after every answer: if the window is still shown then, it stays
 * open.
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
