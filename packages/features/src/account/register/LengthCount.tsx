import { useFormAnnounce } from '@parlour/ui/forms';
import { useEffect, useEffectEvent } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { visibleText } from '../../shared/form/visible-text.ts';
import { useFigures, useT } from '../../shared/i18n/use-t.ts';
import type { RegisterValues } from './check.ts';
import * as css from './RegisterView.css.ts';

/** From this share of the limit on, the count is shown. */
const near = 0.8;

export interface LengthCountProps {
  readonly control: Control<RegisterValues>;
  readonly name: string;
  /** Most characters. */
  readonly max: number;
}

/**
 * The number of characters in a field, shown near its limit: an emoji counts as one, and so does a Bengali letter. It
 * is announced once near the limit, and once above it.
 */
export function LengthCount({ control, name, max }: LengthCountProps) {
  const t = useT();
  const announce = useFormAnnounce();
  const typed = useWatch({ control, name });
  const figures = useFigures();
  const length = typeof typed === 'string' ? [...visibleText(typed).trim()].length : 0;
  const state = length > max ? 'over' : length < max * near ? 'rest' : 'within';
  const say = useEffectEvent(() => {
    const left = { count: Math.abs(max - length) };
    return announce?.(
      t(state === 'over' ? 'register.charactersOver' : 'register.charactersLeft', left),
    );
  });
  useEffect(() => (state === 'rest' ? undefined : say()), [state]);
  if (state === 'rest') return null;
  return (
    <span aria-hidden="true" data-part="count" data-state={state} className={css.count}>
      {figures(`${length}/${max}`)}
    </span>
  );
}
