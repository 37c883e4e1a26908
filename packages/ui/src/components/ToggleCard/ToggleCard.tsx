import type { ComponentPropsWithRef } from 'react';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './ToggleCard.css.ts';

export interface ToggleCardProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** What is chosen, in a few words. */
  label: string;
  /** One line below it, e.g. a count. */
  detail?: string | undefined;
  /** Icon of 20 px, before or above the text. */
  icon: IconLike;
  /** The card is chosen. Announced as a pressed toggle button. */
  selected?: boolean | undefined;
}

/** A topic or area to choose, as a card with an icon; two in a row on phones. For words without an icon use `Chip`. */
export function ToggleCard({
  label,
  detail,
  icon,
  selected = false,
  type = 'button',
  className,
  ...rest
}: ToggleCardProps) {
  return (
    <button
      data-component="toggle-card"
      type={type}
      aria-pressed={selected}
      {...(selected && { 'data-state': 'selected' })}
      {...rest}
      className={join(css.root, className)}
    >
      <span data-part="icon" className={css.icon}>
        <IconSlot icon={icon} />
      </span>
      <span className={css.words}>
        <span data-part="label" className={css.label}>
          {label}
        </span>
        {detail !== undefined && (
          <>
            {' '}
            <span data-part="detail" className={css.detail}>
              {detail}
            </span>
          </>
        )}
      </span>
    </button>
  );
}
