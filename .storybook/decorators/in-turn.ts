/** Lets tasks begin one after the other: the next one begins when the one before says that it is done. */
export function inTurn() {
  const waiting = new Set<() => void>();
  let running: (() => void) | undefined;

  function beginNext(): void {
    const [next] = waiting;
    running = next;
    if (next === undefined) return;
    waiting.delete(next);
    next();
  }

  /**
   * Adds a task. Returns a function that the task calls when it is done, or that takes it out of the queue. A second
   * call does nothing.
   */
  return function enter(begin: () => void): () => void {
    const task = () => begin();
    waiting.add(task);
    if (running === undefined) beginNext();
    return () => {
      waiting.delete(task);
      if (running === task) beginNext();
    };
  };
}
