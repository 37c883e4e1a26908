import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Segmented.css.ts';

/** One value of a `Segmented`. */
export interface SegmentedOption {
  /** What `value` and `onChange` carry; unique in the group. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Before the word, 16 px. */
  icon?: IconLike;
  /** Stays visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface SegmentedProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What is chosen here; the name of the group. */
  label: string;
  /** Two to six, short. */
  options: readonly SegmentedOption[];
  /** `value` of the chosen option. One that no option has leaves all of them unchosen. */
  value: string;
  /** Another option was chosen, by press or arrow key; gets its `value`. */
  onChange: (value: string) => void;
  /** Fills the row in equal parts. */
  block?: boolean | undefined;
  /** No option can be chosen. Default false. */
  disabled?: boolean | undefined;
}

/**
 * One of a few short exclusive values. A radio group: Tab reaches the chosen
 * one, arrows move and choose (turned round in right-to-left), as WAI-ARIA says.
 */
export function Segmented({
  label,
  options,
  value,
  onChange,
  block,
  disabled,
  className,
  ...rest
}: SegmentedProps) {
  const group = useId();
  return (
    <div
      data-component="segmented"
      role="radiogroup"
      aria-label={label}
      {...rest}
      className={join(css.root, block === true && css.block, className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          data-part="option"
          className={join(css.option, block === true && css.blockOption)}
        >
          <input
            type="radio"
            className={css.input}
            name={group}
            value={option.value}
            checked={option.value === value}
            disabled={disabled === true || option.disabled === true}
            onChange={() => onChange(option.value)}
          />
          <span data-part="face" className={css.face}>
            {option.icon !== undefined && <IconSlot icon={option.icon} size={16} />}
            {asPart(option.label)}
          </span>
        </label>
      ))}
    </div>
  );
}
