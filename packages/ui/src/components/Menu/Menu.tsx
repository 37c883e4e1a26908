import { Content, Portal, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react';
import { join } from '../join.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import { itemsOf, moveByKey, type Typed } from './keys.ts';
import * as css from './Menu.css.ts';
import { type MenuItem, MenuRow } from './MenuRow.tsx';
import { useHoverOpen } from './use-hover-open.ts';

/** Props of `Menu`. Other props and the `ref` go to the menu itself, which is rendered only while it is open. */
export interface MenuProps
  extends Omit<
    ComponentPropsWithRef<'div'>,
    'aria-label' | 'aria-labelledby' | 'children' | 'dir' | 'onFocus' | 'onKeyDown'
  > {
  /** The button that opens the menu: an element that accepts a `ref` and button props. */
  trigger: ReactElement;
  /** The rows, in order. */
  items: readonly MenuItem[];
  /** Accessible name of the menu. */
  label: string;
  /** Content above the rows that cannot be pressed, e.g. who is logged in. A line follows it. */
  header?: ReactNode;
  /** The edge of the trigger that the menu is aligned to. Default `end`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The preferred side. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /**
   * Opens at once, because the press that loaded this module was meant to open it. Use `first` when that press was a
   * key: it focuses the first row; use `hover` when it was no press but a mouse over the button. Default false.
   */
  defaultOpen?: boolean | 'first' | 'hover' | undefined;
  /** A mouse over the button opens the menu too, after a moment. Default false. */
  openOnHover?: boolean | undefined;
  /** Called when the menu opens and closes, e.g. to load its content. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A menu below a button: arrows, Home, End, first letters, Escape (WAI-ARIA menu button). Radix handles roles and
 * position; we handle the keys, so that they work inside a shadow root. The page behind stays usable.
 */
export function Menu({
  trigger,
  items,
  label,
  header,
  align = 'end',
  side = 'bottom',
  defaultOpen = false,
  openOnHover = false,
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
  const hover = useHoverOpen({
    isOn: openOnHover,
    open,
    setOpen: change,
    trigger: triggerRef,
    begins: defaultOpen === 'hover',
  });
  const openByKey = (event: KeyboardEvent) => {
    openedBy.current = event.key === 'ArrowUp' ? 'last' : 'first';
    if (event.key !== 'ArrowUp') return;
    event.preventDefault();
    change(true);
  };
  /** Sets focus here, because Radix would look for it in the document and miss a shadow root. */
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
        {...hover.triggerProps}
        onPointerDown={(event) => {
          openedBy.current = undefined;
          hover.triggerProps.onPointerDown(event);
        }}
      >
        {trigger}
      </Trigger>
      <Portal container={container}>
        <Content
          data-component="menu"
          {...rest}
          // Removes the `dir` that Radix would set; the `dir` of the page applies.
          {...{ dir: undefined }}
          {...hover.menuProps}
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
              <MenuRow
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
