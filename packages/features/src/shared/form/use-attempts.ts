import { useState } from 'react';

/** The last attempt that failed. */
export interface Attempt<Name extends string> {
  /** Number of failed attempts: used as the `key` of the element that takes the focus. */
  readonly number: number;
  /** The fields that are still wrong, in their order. A corrected field is removed. */
  readonly open: readonly Name[];
  /** Who found the error: our checks, or the server. */
  readonly by: 'check' | 'refusal';
}

interface Attempts<Name extends string> {
  readonly last: Attempt<Name>;
  readonly failed: (open: readonly Name[], by: Attempt<Name>['by']) => void;
  /** Adds a field that was checked by itself to `open`. It does not count as an attempt. */
  readonly joined: (name: Name) => void;
}

/**
 * The attempts of a form. The list of open fields only gets shorter: a summary that appeared again while the person
 * types would take the focus from the field.
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
