import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './SearchTrigger.css.ts';

export interface SearchTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** Text of the button ("Search games"). Below 1280 px only the icon is shown. */
  label: string;
  /** Keyboard shortcut ("Ctrl K"), shown as a key. */
  shortcut?: string | undefined;
}

/** A button that looks like a search box and opens the search palette. */
export function SearchTrigger({
  label,
  shortcut,
  type = 'button',
  className,
  ...rest
}: SearchTriggerProps) {
  return (
    <button
      data-component="search-trigger"
      type={type}
      {...rest}
      className={join(css.root, className)}
    >
      <IconSlot icon={Search} size={16} />
      <span data-part="label" className={css.label}>
        {label}
      </span>
      {shortcut !== undefined && (
        <span aria-hidden="true" className={css.cap}>
          <kbd translate="no" data-part="shortcut" dir="ltr" className={css.shortcut}>
            {shortcut}
          </kbd>
        </span>
      )}
    </button>
  );
}
