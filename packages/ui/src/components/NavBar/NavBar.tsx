import { type ComponentPropsWithRef, type MouseEvent, useEffect, useRef } from 'react';
import { join } from '../join.ts';
import { bringIntoView } from '../motion/bring-into-view.ts';
import * as css from './NavBar.css.ts';
import { NavPanel } from './NavPanel.tsx';
import { useDisclosure } from './use-disclosure.ts';
import type { NavVendor } from './vendors.ts';

/** One link of a `NavBar`, with the vendors that open below it. */
export interface NavItem {
  /** Unique in the bar; part of the element id of its panel. */
  id: string;
  /** Text of the link. It is also the heading of its panel. */
  label: string;
  /** URL of the link, also of "all" in its panel. `onSelect` gets it. */
  href: string;
  /** This is the current page. At most one item has it. */
  active?: boolean | undefined;
  /** Up to six vendors, shown under the item (LAY-05). */
  vendors?: readonly NavVendor[] | undefined;
}

export interface NavBarProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Name of the landmark ("Main menu"). */
  label: string;
  /** The links in reading order. */
  items: readonly NavItem[];
  /** Texts of the vendor panels. Needed only if an item has vendors. */
  panelLabels?: NavPanelLabels | undefined;
  /** `low` is 44 px high, for a row below the header that is swiped on phones. Default `tall`, 60 px. */
  size?: 'tall' | 'low' | undefined;
  /** Called when a link is clicked. Call `preventDefault()` to navigate inside the app. */
  onSelect?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** Texts of the vendor panels. */
export interface NavPanelLabels {
  /** Name of the button that opens a panel, given the item's text ("Slots providers"). */
  open: (item: string) => string;
  /** Text of the link to the whole category ("All providers"). */
  all: string;
}

/**
 * The main navigation: home, categories, promotions, app (LAY-05). The current page has `aria-current` and a 3 px
 * mark. Vendor panels open on hover, with arrow down on their link, or with their button. Screen readers find that
 * button after the link; Tab skips it, so each entry is one tab stop. Escape closes the panel.
 */
export function NavBar({
  label,
  items,
  panelLabels,
  size = 'tall',
  onSelect,
  className,
  ...rest
}: NavBarProps) {
  const panels = useDisclosure();
  const list = useRef<HTMLUListElement>(null);
  const current = items.findIndex(({ active }) => active === true);
  useEffect(() => {
    if (list.current) bringIntoView(list.current, current);
  }, [current]);
  const last = Math.max(1, items.length - 1);
  return (
    <nav
      data-component="nav-bar"
      aria-label={label}
      {...rest}
      {...panels.regionProps}
      className={join(css.root, className)}
    >
      <ul ref={list} className={css.list[size]}>
        {items.map((item, index) => {
          const vendors = panelLabels ? (item.vendors ?? []) : [];
          return (
            <li
              key={item.id}
              className={css.entry}
              {...(vendors.length > 0 ? panels.hoverProps(item.id) : panels.hoverProps(null))}
            >
              <span className={css.item}>
                <a
                  className={join(css.link, size === 'low' && css.lowLink)}
                  href={item.href}
                  aria-current={item.active === true ? 'page' : undefined}
                  onClick={(event) => onSelect?.(item.href, event)}
                  {...panels.linkProps(item.id)}
                >
                  {item.label}
                </a>
                {vendors.length > 0 && panelLabels && (
                  <button
                    type="button"
                    className={css.toggle}
                    tabIndex={-1}
                    aria-label={panelLabels.open(item.label)}
                    {...panels.toggleProps(item.id)}
                  >
                    <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true">
                      <path
                        d="m6 9 6 6 6-6"
                        fill="none"
                        stroke="currentColor"
                        strokeWidth="1.75"
                        strokeLinecap="round"
                        strokeLinejoin="round"
                      />
                    </svg>
                  </button>
                )}
              </span>
              {vendors.length > 0 && panelLabels && panels.open === item.id && (
                <NavPanel
                  id={panels.panelId(item.id)}
                  title={item.label}
                  vendors={vendors}
                  all={{ label: panelLabels.all, href: item.href }}
                  share={index / last}
                  onSelect={(href, event) => {
                    panels.close();
                    onSelect?.(href, event);
                  }}
                />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
