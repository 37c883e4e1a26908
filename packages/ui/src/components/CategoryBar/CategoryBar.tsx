import type { ComponentPropsWithRef } from 'react';
import { followed } from '../followed.ts';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './CategoryBar.css.ts';

/** One entry of a `CategoryBar`: an icon over a word. */
export interface Category {
  /** Unique in the bar. */
  id: string;
  /** The word under the icon, and the name of the link. */
  label: string;
  /** Drawn at 28 px above the word. */
  icon: IconLike;
  /** Page of the category. */
  href: string;
  /** The app's own way there. */
  onSelect?: (() => void) | undefined;
  /** Formatted, e.g. "120 games"; wide screens only. */
  count?: string | undefined;
  /** `warm` marks the hot games. Default `accent`. */
  tone?: 'accent' | 'warm' | undefined;
}

export interface CategoryBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the navigation. */
  label: string;
  /** None: nothing renders. */
  items: readonly Category[];
}

/** One quiet row of categories: words under stroked icons; it scrolls sideways on phones. */
export function CategoryBar({ label, items, className, ...rest }: CategoryBarProps) {
  if (items.length === 0) return null;
  return (
    <nav
      data-component="category-bar"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      <ul className={css.list}>
        {items.map(({ id, label: word, icon, href, onSelect, count, tone = 'accent' }) => (
          <li key={id} className={css.item}>
            <a className={css.link} href={href} onClick={followed(onSelect)}>
              <span className={css.icon[tone]}>
                <IconSlot icon={icon} size={28} />
              </span>
              <span>{word}</span>
              {count !== undefined && (
                <small className={css.count} data-part="count">
                  {count}
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
