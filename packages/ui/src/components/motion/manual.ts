import type { UiClock } from './clock.ts';

/** A clock for tests and stories. Its time moves only with `pass`. */
export interface ManualClock extends UiClock {
  /** Moves time by `ms` and runs the tasks that are due, in order. */
  pass(ms: number): void;
  /** How many tasks are waiting. */
  waiting(): number;
}

interface Task {
  due: number;
  run: () => void;
}

export function manualClock(start = 0): ManualClock {
  let time = start;
  const tasks = new Set<Task>();
  return {
    now: () => time,
    after(ms, run) {
      const task = { due: time + ms, run };
      tasks.add(task);
      return () => tasks.delete(task);
    },
    pass(ms) {
      const end = time + ms;
      for (let task = next(tasks, end); task; task = next(tasks, end)) {
        tasks.delete(task);
        time = task.due;
        task.run();
      }
      time = end;
    },
    waiting: () => tasks.size,
  };
}

const next = (tasks: ReadonlySet<Task>, end: number): Task | undefined =>
  [...tasks].filter(({ due }) => due <= end).sort((a, b) => a.due - b.due)[0];
