/** A value with its earlier and undone values. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** The gesture in progress (a drag or typing). All its steps are one undo step. */
  readonly gesture: string | null;
}

const longest = 200;

export const begin = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  gesture: null,
});

/**
 * Sets the next value. Within one gesture (a held slider, typing in a field) undo returns to the start of the gesture.
 */
export function edit<T>(
  history: History<T>,
  present: T,
  gesture: string | null = null,
): History<T> {
  const continues = gesture !== null && gesture === history.gesture;
  const past = continues ? history.past : [...history.past, history.present].slice(-longest);
  return { past, present, future: [], gesture };
}

/** Ends a gesture: the next edit is a new undo step. */
export const settle = <T>(history: History<T>): History<T> =>
  history.gesture === null ? history : { ...history, gesture: null };

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future, gesture: null };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], gesture: null };
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, gesture: null };
  return { past: [...past, present], present: next, future: rest, gesture: null };
}
