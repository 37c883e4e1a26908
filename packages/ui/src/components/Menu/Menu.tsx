import { Content, Item, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { asPart } from '../as-part.tsx';
import { type IconLike, IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import { itemsOf, moveByKey, type Typed } from './keys.ts';
import * as css from './Menu.css.ts';

/** One row of a `Menu`: a command, a link or a choice. */
export interface MenuItem {
  /** Unique in the menu. */
  id: string;
  /** The word of the row; typing its first letters goes to it. */
  label: string;
  /** A second, quieter line: "Open now". */
  detail?: string | undefined;
  /** Before the word, 20 px. */
  icon?: IconLike;
  /** At the end of the row, e.g. an arrow for a new window. */
  endIcon?: IconLike;
  /** A count or badge at the end of the row. */
  badge?: ReactNode;
  /** Makes the row a link. */
  href?: string | undefined;
  /**
   * Runs after the menu has given focus back, so what it opens returns focus to
   * the trigger. With `href` it replaces an ordinary press; Ctrl, Shift and the
   * middle button still follow the link.
   */
  onSelect?: (() => void) | undefined;
  /** `danger` for what ends or removes something. */
  tone?: 'neutral' | 'danger' | undefined;
  /** Given (true or false): the rows are a choice of one, and the chosen one has a tick. */
  selected?: boolean | undefined;
  /** Stays visible but cannot be pressed. Default false. */
  disabled?: boolean | undefined;
  /** A line above this row. */
  divided?: boolean | undefined;
  /** Language of the label when it is not the page's: `en` for "English". */
  lang?: string | undefined;
}

/** Other props and the `ref` go to the menu itself, which is there while it is open. */
export interface MenuProps
  extends Omit<
    ComponentPropsWithRef<'div'>,
    'aria-label' | 'aria-labelledby' | 'children' | 'dir' | 'onFocus' | 'onKeyDown'
  > {
  /** The button that opens it, an element that takes a `ref` and button props. */
  trigger: ReactElement;
  /** Rows from the top down. */
  items: readonly MenuItem[];
  /** Name of the menu. */
  label: string;
  /** Not to be pressed: who is logged in, above a line. */
  header?: ReactNode;
  /** The edge of the trigger it lines up with. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Where it opens when there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /**
   * Opens at once: the press that loaded this module was already meant for it. `first` when that
   * press was a key, which puts the focus on the first row. Default false.
   */
  defaultOpen?: boolean | 'first' | undefined;
  /** Called when it opens and closes, e.g. to load what it shows. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu under a button: arrows, Home, End, first letters, Escape (WAI-ARIA
 * menu button). Radix gives roles and place; keys are ours so that they hold
 * inside a shadow root. The page behind stays usable.
 */
export function Menu({
  trigger,
  items,
  label,
  header,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: MenuProps) {
  const container = usePortalContainer();
  const [open, setOpen] = useState(defaultOpen !== false);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const openedBy = useRef<'first' | 'last' | undefined>(
    defaultOpen === 'first' ? 'first' : undefined,
  );
  const typed = useRef<Typed>({ text: '', at: 0 });

  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  const openByKey = (event: KeyboardEvent) => {
    openedBy.current = event.key === 'ArrowUp' ? 'last' : 'first';
    if (event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true);
  };
  /** Radix would ask the document for its focus here. */
  const enter = (event: FocusEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    const end = openedBy.current;
    openedBy.current = undefined;
    if (end)
      itemsOf(event.currentTarget)
        .at(end === 'first' ? 0 : -1)
        ?.focus();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const menu = event.currentTarget.closest('[role="menu"]');
    if (menu && moveByKey(event, menu, typed)) event.preventDefault();
  };
  const select = (item: MenuItem) => {
    triggerRef.current?.focus({ preventScroll: true });
    item.onSelect?.();
  };

  return (
    <Root modal={false} open={open} onOpenChange={change}>
      <Trigger
        asChild
        ref={triggerRef}
        onKeyDown={openByKey}
        onPointerDown={() => {
          openedBy.current = undefined;
        }}
      >
        {trigger}
      </Trigger>
      <Portal container={container}>
        <Content
          data-component="menu"
          {...rest}
          // Radix would write its own `dir`; the page's holds.
          {...{ dir: undefined }}
          aria-label={label}
          aria-labelledby={undefined}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={join(css.menu, className)}
          onFocus={enter}
          onKeyDown={move}
        >
          {header !== undefined && (
            <>
              <div data-part="header" role="presentation" className={css.header}>
                {header}
              </div>
              <Separator className={css.divider} />
            </>
          )}
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.divided && <Separator className={css.divider} />}
              <Row
                item={item}
                onKeyDown={move}
                onSelect={() => select(item)}
                close={() => change(false)}
              />
            </Fragment>
          ))}
        </Content>
      </Portal>
    </Root>
  );
}

interface RowProps {
  item: MenuItem;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onSelect: () => void;
  close: () => void;
}

function Row({ item, onKeyDown, onSelect, close }: RowProps) {
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

/** No modifier key and no other button: those open a new tab or window. */
function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}
