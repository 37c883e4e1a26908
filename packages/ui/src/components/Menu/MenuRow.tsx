import { Item } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { asPart } from '../as-part.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import * as css from './Menu.css.ts';
import type { MenuItem } from './Menu.tsx';

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
