import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { CountDot } from '../CountDot/CountDot.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './TabBar.css.ts';

/** One tab of a `TabBar`: a link to a main page, or a button that opens a window. */
export interface TabBarItem {
  /** Unique in the bar. */
  id: string;
  /** Text under the icon, and the name of the tab. */
  label: string;
  /** Icon above the text, 24 px; 20 in the `primary` pill. */
  icon: IconLike;
  /** URL of the page. Without it the tab is a button, for something that is not a page. */
  href?: string | undefined;
  /** This is the current page. */
  active?: boolean | undefined;
  /** Drawn as the filled pill. Use it for deposit only. */
  primary?: boolean | undefined;
  /** How many new things are behind the tab, and the words that say so. */
  count?: { value: number; label: string } | undefined;
  /** Called when the tab is pressed. Call `preventDefault()` to navigate inside the app or to ask for a login first. */
  onSelect?: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

export interface TabBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** Name of the landmark ("Main menu"). */
  label: string;
  /** Up to five tabs. */
  items: readonly TabBarItem[];
}

/**
 * The main navigation below 1024 px, fixed to the bottom edge above the safe area (LAY-01). It is 58 px high plus 5
 * px: leave that much room at the end of the page.
 */
export function TabBar({ label, items, className, ...rest }: TabBarProps) {
  return (
    <nav
      data-component="tab-bar"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      <ul className={css.list}>
        {items.map((item) => (
          <li key={item.id} className={css.tab}>
            <Tab item={item}>
              <span data-part="icon" className={join(css.icon, item.primary === true && css.pill)}>
                <IconSlot icon={item.icon} size={item.primary === true ? 20 : 24} />
                {item.count && <CountDot count={item.count.value} placement="corner" />}
              </span>
              <span data-part="label" className={css.label}>
                {item.label}
              </span>
              {item.count && item.count.value > 0 && (
                <VisuallyHidden>{item.count.label}</VisuallyHidden>
              )}
            </Tab>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Tab({ item, children }: { readonly item: TabBarItem; readonly children: ReactNode }) {
  const shared = { className: css.link, onClick: item.onSelect, children };
  return item.href === undefined ? (
    <button type="button" aria-haspopup="dialog" {...shared} />
  ) : (
    <a href={item.href} aria-current={item.active === true ? 'page' : undefined} {...shared} />
  );
}
