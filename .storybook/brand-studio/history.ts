/** A value with its past and its future. */
export interface History<T> {
  readonly past: readonly T[];
  readonly present: T;
  readonly future: readonly T[];
  /** What is being dragged or typed just now: its steps are one step of the past. */
  readonly gesture: string | null;
}

const longest = 200;

export const begin = <T>(present: T): History<T> => ({
  past: [],
  present,
  future: [],
  gesture: null,
});

/** The next value. Within one gesture (a slider held, a field being typed in) undo goes back to its start. */
export function edit<T>(
  history: History<T>,
  present: T,
  gesture: string | null = null,
): History<T> {
  const continues = gesture !== null && gesture === history.gesture;
  const past = continues ? history.past : [...history.past, history.present].slice(-longest);
  return { past, present, future: [], gesture };
}

/** Ends a gesture: the next edit is a step of its own. */
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
