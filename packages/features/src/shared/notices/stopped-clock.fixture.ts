import type { UiClock } from '@parlour/ui';

/** A clock for tests: its time moves only with `pass`. */
export function stoppedClock() {
  let time = 0;
  const tasks = new Set<{ readonly due: number; readonly run: () => void }>();
  const clock: UiClock = {
    now: () => time,
    after: (ms, run) => {
      const task = { due: time + ms, run };
      tasks.add(task);
      return () => void tasks.delete(task);
    },
  };
  return {
    clock,
    /** Moves the time and runs the tasks that are due. */
    pass: (ms: number): void => {
      time += ms;
      for (const task of tasks) {
        if (task.due <= time && tasks.delete(task)) task.run();
      }
    },
    /** Number of tasks that wait for their time. */
    waiting: (): number => tasks.size,
  };
}
