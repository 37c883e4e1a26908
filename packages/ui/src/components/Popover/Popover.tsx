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
  /** The button that opens it, an element that takes a `ref` and button props. */
  trigger: ReactElement;
  /** What a screen reader calls it. */
  label: string;
  /** What there is to read or set; the first thing in it that takes focus gets it. */
  children: ReactNode;
  /** Name of a close button at the top. Without it Escape and a press beside it close. */
  closeLabel?: string | undefined;
  /** Given: you hold whether it is open. Left out: it does so itself. */
  open?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Where it opens when there is room. Default `bottom`. */
  side?: 'top' | 'bottom' | undefined;
  /** The edge of the trigger it lines up with. Default `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Widest, in px. Default 320; never wider than the window. */
  width?: number | undefined;
}

/**
 * A small box at a button, with something to read or to set: a date range,
 * filters, what a figure means. A non-modal dialog (WAI-ARIA): focus goes in,
 * Tab goes round, Escape and a press beside it close it and focus returns.
 * Commands belong into a `Menu`, one sentence into a `Tooltip`.
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
          collisionPadding={8}
          className={join(css.popover, className)}
          style={{ maxInlineSize: `min(${width}px, 100vw - 16px)`, ...style }}
          // Radix would ask the document for its focus here (docs/decisions/008).
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

/** The first stop of the content, past a close button where there is more; else the box. */
function takeFocus(event: Event): void {
  event.preventDefault();
  const box = event.currentTarget;
  if (!(box instanceof HTMLElement)) return;
  const stops = tabbableIn(box);
  const [first] = stops;
  const inContent = stops.find((stop) => !stop.closest(`.${css.close}`));
  (inContent ?? first ?? box).focus({ preventScroll: true });
}
