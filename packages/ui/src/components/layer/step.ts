/** The answer of a before-open or before-close step. `false`, also from a promise, refuses. */
export type StepAnswer = unknown;

/**
 * Runs a step and calls `then` with whether to continue. Without a promise it calls `then` synchronously. A step that
 * throws or rejects refuses, and its error is reported to the page.
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
