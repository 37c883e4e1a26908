/** Time as a component needs it. Tests pass their own; the default is the machine's. */
export interface UiClock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs `task` once after `ms`; the answer cancels it. */
  after(ms: number, task: () => void): () => void;
}

/** The machine's clock. */
export const systemClock: UiClock = {
  now: () => Date.now(),
  after: (ms, task) => {
    // A browser takes a longer wait for none at all.
    const timer = setTimeout(task, Math.min(ms, 0x7fff_ffff));
    return () => clearTimeout(timer);
  },
};
