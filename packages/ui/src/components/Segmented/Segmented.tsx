import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/index.ts';
import { join } from '../join.ts';
import * as css from './Segmented.css.ts';

export interface SegmentedOption {
  value: string;
  label: ReactNode;
  icon?: IconLike;
  disabled?: boolean | undefined;
}

export interface SegmentedProps
  extends Omit<ComponentPropsWithRef<'div'>, 'onChange' | 'children'> {
  /** What is chosen here; the name of the group. */
  label: string;
  /** Two to six, short. */
  options: readonly SegmentedOption[];
  value: string;
  onChange: (value: string) => void;
  /** Fills the row in equal parts. */
  block?: boolean | undefined;
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
            {option.label}
          </span>
        </label>
      ))}
    </div>
  );
}
