import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { join } from '../join.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import * as css from './Tooltip.css.ts';

export interface TooltipProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'title'> {
  /**
   * One short sentence that helps but is not needed: a finger never sees it.
   * It describes the control, it does not name it.
   */
  text: string;
  /** The control it belongs to: an element that takes a `ref`, has a name of its own and can be focused. */
  children: ReactElement;
  /** Where it opens when there is room. Default `top`. */
  side?: 'top' | 'bottom' | undefined;
  /** How long a mouse rests before it opens, in ms. Default 400; the keyboard does not wait. */
  delayMs?: number | undefined;
  /** Shows it at once, for a first look (stories). Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when it opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A word of help at a control, on hover and on keyboard focus (WAI-ARIA
 * tooltip, WCAG 1.4.13: it can be hovered, and Escape hides it). Never the only
 * carrier of anything: touch screens have no hover, a long press stays the
 * browser's, so nothing opens there. What must be read goes into the page or a
 * `Popover`.
 */
export function Tooltip({
  text,
  children,
  side = 'top',
  delayMs = 400,
  defaultOpen = false,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const container = usePortalContainer();
  return (
    <Provider delayDuration={delayMs} skipDelayDuration={0}>
      <Root defaultOpen={defaultOpen} {...(onOpenChange && { onOpenChange })}>
        <Trigger asChild>{children}</Trigger>
        <Portal container={container}>
          <Content
            data-component="tooltip"
            {...rest}
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className={join(css.tooltip, className)}
          >
            {text}
          </Content>
        </Portal>
      </Root>
    </Provider>
  );
}
