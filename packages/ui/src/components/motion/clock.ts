/** A clock for components. Default: the system clock. Tests pass their own. */
export interface UiClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `task` once after `ms`. Returns a function that cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The system clock. */
export const systemClock: UiClock = {
  now: () => Date.now(),
  after: (ms, task) => {
    // With a longer timeout a browser would fire at once.
    const timer = setTimeout(task, Math.min(ms, 0x7fff_ffff));
    return () => clearTimeout(timer);
  },
};
