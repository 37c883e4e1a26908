import { Item } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import * as css from './Menu.css.ts';

/** One row of a `Menu`: a command, a link or a choice. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** Text of the row. Typing its first letters focuses the row. */
  label: string;
  /** A second, muted line: "Open now". */
  detail?: string | undefined;
  /** Icon before the text, 20 px. */
  icon?: IconLike;
  /** Icon at the end of the row, e.g. an arrow for a new window. */
  endIcon?: IconLike;
  /** A count or badge at the end of the row. */
  badge?: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
  /**
   * Called after the menu has returned focus, so that a dialog opened here returns focus to the trigger. With `href`
   * it replaces a plain click; with Ctrl, Shift or the middle button the link is followed.
   */
  onSelect?: (() => void) | undefined;
  /** `danger` for a command that ends or removes something. */
  tone?: 'neutral' | 'danger' | undefined;
  /** When it is set (true or false), the rows are a single choice, and the chosen row has a tick. */
  selected?: boolean | undefined;
  /** Stays visible but cannot be pressed. Default false. */
  disabled?: boolean | undefined;
  /** Draws a line above this row. */
  divided?: boolean | undefined;
  /** Language of the label when it is not the page's: `en` for "English". */
  lang?: string | undefined;
}

/** What a row needs from its menu. */
export interface MenuRowProps {
  item: MenuItem;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onSelect: () => void;
  close: () => void;
}

/** One row of a `Menu`. */
export function MenuRow({ item, onKeyDown, onSelect, close }: MenuRowProps) {
  const { label, detail, icon, endIcon, badge, href, tone, selected, disabled, lang } = item;
  const choice = selected !== undefined;
  const content = (
    <>
      {icon !== undefined && <IconSlot icon={icon} />}
      <span className={css.words}>
        <span lang={lang}>{label}</span>
        {detail !== undefined && <span className={css.detail}>{detail}</span>}
      </span>
      {asPart(badge)}
      {(endIcon !== undefined || selected === true) && (
        <span className={css.side}>
          <IconSlot icon={selected === true ? Check : endIcon} size={16} />
        </span>
      )}
    </>
  );
  return (
    <Item
      data-part="item"
      data-tone={tone}
      className={css.item}
      textValue={label}
      disabled={disabled ?? false}
      onKeyDown={onKeyDown}
      {...(choice && { role: 'menuitemradio', 'aria-checked': selected })}
      {...(href === undefined && { onSelect })}
      asChild={href !== undefined}
    >
      {href === undefined ? (
        content
      ) : (
        <a
          href={href}
          onClick={(event) => {
            if (!item.onSelect || !isPlainPress(event)) return;
            event.preventDefault();
            close();
            onSelect();
          }}
        >
          {content}
        </a>
      )}
    </Item>
  );
}

/** Whether it is a click without a modifier key and with the main button. Other clicks open a new tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
