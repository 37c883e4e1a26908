import type { ComponentPropsWithRef } from 'react';
import { followed } from '../followed.ts';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import * as css from './CategoryBar.css.ts';

/** One entry of a `CategoryBar`: an icon above a word. */
export interface Category {
  /** Unique in the bar. */
  id: string;
  /** The text under the icon, and the name of the link. */
  label: string;
  /** Icon above the text, 28 px. */
  icon: IconLike;
  /** URL of the category's page. */
  href: string;
  /** Called on a plain click, so that the app can navigate itself. */
  onSelect?: (() => void) | undefined;
  /** Formatted, e.g. "120 games". Only wide screens show it. */
  count?: string | undefined;
  /** `warm` marks the hot games. Default `accent`. */
  tone?: 'accent' | 'warm' | undefined;
}

export interface CategoryBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Accessible name of the navigation. */
  label: string;
  /** The entries, in order. Without any, nothing is rendered. */
  items: readonly Category[];
}

/** One row of categories: words below outlined icons. It scrolls sideways on phones. */
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
