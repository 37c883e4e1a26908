import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './Segmented.css.ts';

/** One value of a `Segmented`. */
export interface SegmentedOption {
  /** Unique in the group. `value` and `onChange` use it. */
  value: string;
  /** One or two words. */
  label: ReactNode;
  /** Icon before the text, 16 px. */
  icon?: IconLike;
  /** The option is visible but cannot be chosen. Default false. */
  disabled?: boolean | undefined;
}

export interface SegmentedProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** Accessible name of the group: what is chosen here. */
  label: string;
  /** Two to six options, with short labels. */
  options: readonly SegmentedOption[];
  /** `value` of the chosen option. If no option has this value, none is chosen. */
  value: string;
  /** Called with the `value` of the option chosen by press or arrow key. */
  onChange: (value: string) => void;
  /** Fills the row with segments of equal width. */
  block?: boolean | undefined;
  /** No option can be chosen. Default false. */
  disabled?: boolean | undefined;
}

/**
 * A choice of one short value out of a few. It is a radio group: Tab reaches the chosen option, arrows move and choose
 * (mirrored in right-to-left text), as in WAI-ARIA.
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
