import { Search } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './SearchTrigger.css.ts';

export interface SearchTriggerProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** What one searches ("Search games"). Below 1280 px only the icon is drawn. */
  label: string;
  /** Keys that do the same ("Ctrl K"), drawn as a key cap. */
  shortcut?: string | undefined;
}

/** Looks like a search box, opens the search palette. */
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
