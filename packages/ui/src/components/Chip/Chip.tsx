import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Chip.css.ts';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** The filter is on. Announced as a pressed toggle button. */
  selected?: boolean | undefined;
  /** Makes the chip a button that removes it and does nothing else. Give `removeLabel` as well. */
  onRemove?: (() => void) | undefined;
  /** The verb that screen readers say after the text: "Remove". */
  removeLabel?: string | undefined;
  /** Icon before the text, 16 px. */
  icon?: IconLike;
}

/** One filter or amount, in a row that may scroll sideways. For 2–6 exclusive values use `Segmented`. */
export function Chip({
  selected = false,
  onRemove,
  removeLabel,
  icon,
  type = 'button',
  className,
  children,
  ...rest
}: ChipProps) {
  const removable = onRemove !== undefined;
  return (
    <button
      data-component="chip"
      type={type}
      {...(selected && { 'data-state': 'selected' })}
      {...(removable ? { onClick: () => onRemove() } : { 'aria-pressed': selected })}
      {...rest}
      className={join(css.root, className)}
    >
      {selected && !removable && (
        <span data-part="tick" className={css.tick}>
          <IconSlot icon={Check} size={16} />
        </span>
      )}
      {icon !== undefined && (
        <span data-part="icon" className={css.icon}>
          <IconSlot icon={icon} size={16} />
        </span>
      )}
      <span data-part="label" className={css.label}>
        {children}
      </span>
      {removable && (
        <>
          <VisuallyHidden>{` ${removeLabel}`}</VisuallyHidden>
          <span data-part="remove" className={css.icon}>
            <IconSlot icon={X} size={16} />
          </span>
        </>
      )}
    </button>
  );
}
