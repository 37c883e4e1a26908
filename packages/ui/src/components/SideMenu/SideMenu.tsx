import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react';
import type { NumberStyle } from '../../theme/seeds.ts';
import { asPart } from '../as-part.tsx';
import { CountDot } from '../CountDot/CountDot.tsx';
import { followed } from '../followed.ts';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Stitch } from '../Stitch/Stitch.tsx';
import * as css from './SideMenu.css.ts';

/** One link of a `SideMenu`. */
export interface SideMenuItem {
  /** Unique in the menu: what `current` names and `onSelect` gets. */
  id: string;
  /** The word of the row; it wraps when it is long. */
  label: ReactNode;
  /** Address of the page. */
  href: string;
  /** Before the word, 20 px. */
  icon?: IconLike;
  /** What waits there; 0 draws nothing. */
  count?: number | undefined;
  /** The count in words: "3 new". */
  countLabel?: string | undefined;
  /** A word at the end of the row, e.g. a `Badge`. */
  badge?: ReactNode;
}

/** Items that belong together, with or without a heading. */
export interface SideMenuGroup {
  /** Unique in the menu. */
  id: string;
  /** Left out: the items have no heading. */
  label?: ReactNode;
  /** Links in the order they are shown. */
  items: readonly SideMenuItem[];
  /** The heading is a button that hides and shows the items. Needs a `label`. */
  collapsible?: boolean | undefined;
  /** Default true. A group with the current page is always open at first. */
  defaultOpen?: boolean | undefined;
}

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Name of the landmark: "Member centre". */
  label: string;
  /** From the top down. */
  groups: readonly SideMenuGroup[];
  /** Id of the item whose page is shown. */
  current?: string | undefined;
  /** An item was followed by a plain press; other presses stay the browser's. */
  onSelect?: ((id: string) => void) | undefined;
  /** How the brand writes figures. Default: Latin digits, groups of three. */
  numbers?: NumberStyle | undefined;
  /** Who this is, above a stitched line: avatar, name, level. */
  header?: ReactNode;
}

/** The menu of a centre (member, agent, responsible play): on phones it is a page of its own. */
export function SideMenu({
  label,
  groups,
  current,
  onSelect,
  header,
  numbers,
  className,
  ...rest
}: SideMenuProps) {
  return (
    <nav
      data-component="side-menu"
      aria-label={label}
      {...rest}
      className={join(css.root, className)}
    >
      {header !== undefined && (
        <div data-part="header" className={css.header}>
          {header}
          <Stitch />
        </div>
      )}
      {groups.map((group) => (
        <Group key={group.id} {...{ group, current, onSelect, numbers }} />
      ))}
    </nav>
  );
}

interface GroupProps {
  group: SideMenuGroup;
  current: string | undefined;
  onSelect: ((id: string) => void) | undefined;
  numbers: NumberStyle | undefined;
}

function Group({ group, current, onSelect, numbers }: GroupProps) {
  const { items, collapsible = false, defaultOpen = true } = group;
  const id = useId();
  const here = items.some((item) => item.id === current);
  const [open, setOpen] = useState(defaultOpen || here);
  const shown = open || !collapsible;
  return (
    <div data-part="group" className={css.group} data-state={shown ? 'open' : 'closed'}>
      {group.label !== undefined && collapsible && (
        <button
          type="button"
          id={id}
          className={css.toggle}
          aria-expanded={open}
          aria-controls={`${id}-items`}
          onClick={() => setOpen(!open)}
        >
          <span className={css.words}>{group.label}</span>
          <span className={css.chevron}>
            <IconSlot icon={ChevronDown} size={18} />
          </span>
        </button>
      )}
      {group.label !== undefined && !collapsible && (
        <span id={id} className={css.heading}>
          {group.label}
        </span>
      )}
      <ul
        id={`${id}-items`}
        className={css.list}
        hidden={!shown}
        {...(group.label !== undefined && { 'aria-labelledby': id })}
      >
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={item.href}
              data-part="item"
              className={css.item}
              {...(item.id === current && { 'aria-current': 'page' as const })}
              onClick={followed(onSelect && (() => onSelect(item.id)))}
            >
              {item.icon !== undefined && <IconSlot icon={item.icon} />}
              <span className={css.words}>{item.label}</span>
              {asPart(item.badge)}
              {item.count !== undefined && (
                <CountDot count={item.count} label={item.countLabel} numbers={numbers} />
              )}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
