import { useState } from 'react';

/** The last attempt that failed. */
export interface Attempt<Name extends string> {
  /** Counts failed attempts: the `key` of what takes the focus then. */
  readonly number: number;
  /** The fields it left to put right, in their order; a field that was put right is out of it. */
  readonly open: readonly Name[];
  /** Who found it wrong: our checks, or the server. */
  readonly by: 'check' | 'refusal';
}

interface Attempts<Name extends string> {
  readonly last: Attempt<Name>;
  readonly failed: (open: readonly Name[], by: Attempt<Name>['by']) => void;
  /** A field that was checked by itself. It joins what is open; alone it makes no attempt. */
  readonly joined: (name: Name) => void;
}

/**
 * The attempts of a form. What an attempt left open only becomes less: a summary that came back
 * while somebody types would take the focus from the field.
 */
export function useAttempts<Name extends string>(isWrong: (name: Name) => boolean): Attempts<Name> {
  const [last, setLast] = useState<Attempt<Name>>({ number: 0, open: [], by: 'check' });
  const open = last.open.filter(isWrong);
  if (open.length < last.open.length) setLast({ ...last, open });
  return {
    last: { ...last, open },
    failed: (wrong, by) => setLast(({ number }) => ({ number: number + 1, open: wrong, by })),
    joined: (name) =>
      setLast((before) =>
        before.open.length === 0 || before.open.includes(name)
          ? before
          : { ...before, open: [...before.open, name] },
      ),
  };
}
