import { type Control, useWatch } from 'react-hook-form';
import { useFigures } from '../i18n/index.ts';
import type { RegisterValues } from './check.ts';
import * as css from './RegisterView.css.ts';

/** From this part of the limit on it is worth knowing how much room is left. */
const near = 0.8;

export interface LengthCountProps {
  readonly control: Control<RegisterValues>;
  readonly name: string;
  /** Most characters. */
  readonly max: number;
}

/** How many characters stand in a box, once they come near its limit: an emoji is one, a Bengali sign too. */
export function LengthCount({ control, name, max }: LengthCountProps) {
  const typed = useWatch({ control, name });
  const figures = useFigures();
  const length = typeof typed === 'string' ? [...typed.trim()].length : 0;
  if (length < max * near) return null;
  return (
    <span
      aria-hidden="true"
      data-part="count"
      data-state={length > max ? 'over' : 'within'}
      className={css.count}
    >
      {figures(`${length}/${max}`)}
    </span>
  );
}
