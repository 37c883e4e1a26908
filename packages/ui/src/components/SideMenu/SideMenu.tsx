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
  /** Unique in the menu. `current` and `onSelect` use it. */
  id: string;
  /** Text of the link. It wraps when it is long. */
  label: ReactNode;
  /** URL of the page. */
  href: string;
  /** Icon before the text, 20 px. */
  icon?: IconLike;
  /** How many new things are on that page; 0 shows nothing. */
  count?: number | undefined;
  /** The count in words: "3 new". */
  countLabel?: string | undefined;
  /** Content at the end of the row, e.g. a `Badge`. */
  badge?: ReactNode;
}

/** A group of links, with or without a heading. */
export interface SideMenuGroup {
  /** Unique in the menu. */
  id: string;
  /** Heading of the group. Without it the links have no heading. */
  label?: ReactNode;
  /** The links in order. */
  items: readonly SideMenuItem[];
  /** The heading is a button that hides and shows the links. Needs a `label`. */
  collapsible?: boolean | undefined;
  /** Whether the group is open at first. Default true. The group of the current page is always open at first. */
  defaultOpen?: boolean | undefined;
}

export interface SideMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'onSelect'> {
  /** Name of the landmark: "Member centre". */
  label: string;
  /** The groups, in order. */
  groups: readonly SideMenuGroup[];
  /** Id of the item of the current page. */
  current?: string | undefined;
  /** Called on a plain click on an item. The browser handles all other clicks. */
  onSelect?: ((id: string) => void) | undefined;
  /** Number style of the brand. Default: Latin digits in groups of three. */
  numbers?: NumberStyle | undefined;
  /** Content above a dashed line, e.g. avatar, name and level of the member. */
  header?: ReactNode;
}

/** The menu of a centre (member, agent, responsible play). On phones it is a page of its own. */
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
