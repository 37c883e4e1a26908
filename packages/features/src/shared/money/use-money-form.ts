import { useEffect, useRef } from 'react';
import type { TextValues } from '../form/schema.ts';
import {
  type CheckedForm,
  type CheckedFormOptions,
  useCheckedForm,
} from '../form/use-checked-form.ts';
import { type Refusals, useRefusals } from '../form/use-refusals.ts';
import { useHandler, useStableValue } from '../parts/use-stable.ts';

/** An attempt that failed; `attempt` distinguishes two equal failures. */
export interface MoneyAttempt {
  readonly error: unknown;
  readonly attempt: number;
}

export interface MoneyFormOptions<Name extends string, Code extends string, Failed>
  extends Omit<CheckedFormOptions<Name, Code>, 'refused' | 'refusedAttempt'>,
    Refusals<Name> {
  /** The fields that can show a refusal of the backend. Keep its identity. */
  readonly names: readonly Name[];
  readonly failed: Failed | null;
  /** The values the form starts with. Default: the values of its controls. */
  readonly draft?: Partial<TextValues<Name>>;
  /** Everything the checks depend on beside the fields, as a balance or limits: errors follow when it changes. */
  readonly checkedWith: readonly unknown[];
  /** How often money was moved with this form. After each time the form is emptied. */
  readonly made?: number;
  /** The values after money was moved. */
  readonly emptied?: Partial<TextValues<Name>>;
  /** Called after the form was emptied. */
  readonly onEmptied?: () => void;
}

/** A form that moves money. */
export interface MoneyForm<Name extends string, Code extends string, Failed>
  extends CheckedForm<Name, Code> {
  /** The failure, if it is about the whole attempt and not about a field. */
  readonly failedAsWhole: Failed | null;
}

/**
 * The hook behind every form that moves money (WAL-07): it starts with the draft, shows refusals at their fields, checks
 * marked fields again when balances or limits change, and empties the form after money was moved.
 */
export function useMoneyForm<
  Name extends string,
  Code extends string,
  Failed extends MoneyAttempt = MoneyAttempt,
>(options: MoneyFormOptions<Name, Code, Failed>): MoneyForm<Name, Code, Failed> {
  const { names, failed, draft, checkedWith, made = 0, emptied, onEmptied, ...checked } = options;
  const { wireNames, places, say, ...ofForm } = checked;
  const refused = useRefusals<Name>(failed?.error, names, {
    ...(wireNames && { wireNames }),
    ...(places && { places }),
    ...(say && { say }),
  });
  const form = useCheckedForm({ ...ofForm, refused, refusedAttempt: failed?.attempt });

  const restore = useHandler(() => draft && form.write(draft));
  useEffect(() => restore(), [restore]);

  const recheck = useHandler((..._with: readonly unknown[]) => form.changed());
  const seen = useStableValue(checkedWith);
  useEffect(() => recheck(seen), [recheck, seen]);

  const startAnew = useHandler(() => {
    if (emptied) form.write(emptied);
    form.changed();
    onEmptied?.();
  });
  // Money moved before this form was opened does not empty its draft.
  const known = useRef(made);
  useEffect(() => {
    if (made > known.current) startAnew();
    known.current = made;
  }, [made, startAnew]);

  return { ...form, failedAsWhole: refused.size === 0 ? failed : null };
}
