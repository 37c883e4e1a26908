import { Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useState } from 'react';
import { asPart } from '../as-part.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { loopTab, tabbableIn } from '../layer/focus.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import * as css from './Popover.css.ts';

export interface PopoverProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'title' | 'dir'> {
  /** The button that opens the popover: an element that accepts a `ref` and button props. */
  trigger: ReactElement;
  /** Accessible name of the popover. */
  label: string;
  /** Content to read or to set. The element with `data-initial-focus` gets focus, or else the first focusable one. */
  children: ReactNode;
  /** Name of a close button at the top. Without it, Escape or a press outside closes the popover. */
  closeLabel?: string | undefined;
  /** Whether it is open. With it the popover is controlled. Without it the popover keeps its own state. */
  open?: boolean | undefined;
  /** Called when the popover opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The preferred side. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** The edge of the trigger that the popover is aligned to. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Maximum width, in px. Default 320; never wider than the window. */
  width?: number | undefined;
  /** Distance that it keeps from the edges of the window, in px. Default 8. */
  edge?: number | undefined;
}

/**
 * A small box at a button, with something to read or to set: a date range, filters, the meaning of a number. It is a
 * non-modal dialog (WAI-ARIA): focus moves in, Tab stays inside, Escape or a press outside closes it and returns
 * focus. For commands use a `Menu`, for one sentence a `Tooltip`.
 */
export function Popover({
  trigger,
  label,
  children,
  closeLabel,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  width = 320,
  edge = 8,
  className,
  style,
  onKeyDown,
  ...rest
}: PopoverProps) {
  const container = usePortalContainer();
  const [own, setOwn] = useState(false);
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return (
    <Root open={open ?? own} onOpenChange={change}>
      <Trigger asChild>{trigger}</Trigger>
      <Portal container={container}>
        <Content
          data-component="popover"
          {...rest}
          aria-label={label}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={edge}
          className={join(css.popover, className)}
          style={{ maxInlineSize: `min(${width}px, 100vw - ${2 * edge}px)`, ...style }}
          // Sets focus here, because Radix would look for it in the document (docs/decisions/008).
          onOpenAutoFocus={takeFocus}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (!event.defaultPrevented) loopTab(event, event.currentTarget);
          }}
        >
          {closeLabel !== undefined && (
            <span className={css.close}>
              <IconButton size="sm" label={closeLabel} icon={X} onClick={() => change(false)} />
            </span>
          )}
          {asPart(children)}
        </Content>
      </Portal>
    </Root>
  );
}

/**
 * Focuses the element that the content names, or its first one, or the close button if there is no other, or else the
 * box.
 */
function takeFocus(event: Event): void {
  event.preventDefault();
  const box = event.currentTarget;
  if (!(box instanceof HTMLElement)) return;
  const stops = tabbableIn(box);
  const [first] = stops;
  const named = stops.find((stop) => 'initialFocus' in stop.dataset);
  const inContent = stops.find((stop) => !stop.closest(`.${css.close}`));
  (named ?? inContent ?? first ?? box).focus({ preventScroll: true });
}
