import { Content, Portal, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { join } from '../join.ts';
import { usePortalContainer } from '../PortalContext/PortalContext.tsx';
import * as css from './Tooltip.css.ts';

export interface TooltipProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'title'> {
  /**
   * One short sentence that helps but is not essential, because touch users never see it. It describes the control, it
   * does not name it.
   */
  text: string;
  /** The control: an element that accepts a `ref`, has its own name and can be focused. */
  children: ReactElement;
  /** The preferred side. Default `top`. */
  side?: 'top' | 'bottom' | undefined;
  /** How long the mouse must rest on the control, in ms. Default 400; on keyboard focus it opens at once. */
  delayMs?: number | undefined;
  /** Opens at once, for stories. Default false. */
  defaultOpen?: boolean | undefined;
  /** Called when the tooltip opens and closes. */
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * A short help text for a control, shown on hover and on keyboard focus (WAI-ARIA tooltip, WCAG 1.4.13: it can be
 * hovered, and Escape hides it). Never put essential information only here: touch screens have no hover, and a long
 * press belongs to the browser, so it does not open there. Put text that must be read into the page or into a
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
