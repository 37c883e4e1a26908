/** What a before-open or before-close step may answer: `false`, also later, refuses. */
export type StepAnswer = unknown;

/**
 * Runs a step and calls `then` with whether to go on. Without a promise the call
 * is immediate. A step that throws or rejects refuses, and the error is reported
 * to the page instead of being lost.
 */
export function ask(step: (() => StepAnswer) | undefined, then: (goOn: boolean) => void): void {
  const fail = (error: unknown) => {
    then(false);
    reportError(error);
  };
  let answer: StepAnswer;
  try {
    answer = step?.();
  } catch (error) {
    fail(error);
    return;
  }
  if (answer instanceof Promise) answer.then((late: unknown) => then(late !== false), fail);
  else then(answer !== false);
}
