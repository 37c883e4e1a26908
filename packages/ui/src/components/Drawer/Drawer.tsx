import { Description, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { asPart } from '../as-part.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { Layer, type LayerProps } from '../layer/Layer.tsx';
import { useOverflow } from '../use-overflow.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps
  extends Omit<LayerProps, 'children' | 'layerClass' | 'title' | 'role' | 'width'> {
  /** The name of the drawer, also its heading. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** One sentence below the title, read together with it. */
  description?: ReactNode;
  /** The edge of the window it is at, in reading direction. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** Widest, in px. Default 360; a strip of the page always stays visible beside it. */
  width?: number | undefined;
  /** Stays at the foot while the body scrolls, e.g. "Apply" of the filters. */
  footer?: ReactNode;
  /** The scrolling part below the title. */
  children?: ReactNode;
}

/**
 * A sheet at the side of the window, as high as it: filters, a menu, the detail
 * of a row. Everything typed in it must be safe to leave, because a press beside
 * it closes it (`closeOnBackdrop`, here true by default); what must not be lost
 * belongs into a `Modal`. Focus, Escape and the page behind are as there.
 */
export function Drawer({
  title,
  closeLabel,
  description,
  side = 'end',
  width = 360,
  footer,
  children,
  dismissible = true,
  closeOnBackdrop = true,
  className,
  style,
  ...rest
}: DrawerProps) {
  return (
    <Layer
      data-component="drawer"
      data-side={side}
      {...rest}
      dismissible={dismissible}
      closeOnBackdrop={closeOnBackdrop}
      layerClass={join(css.layer, css.at[side])}
      className={join(css.drawer, css.shape[side], className)}
      style={{ maxInlineSize: width, ...style }}
    >
      {(close, busy) => (
        <>
          <div data-part="header" className={css.header}>
            <Title className={css.title}>{title}</Title>
            {dismissible && (
              <IconButton label={closeLabel} icon={X} busy={busy} onClick={() => close('close')} />
            )}
          </div>
          <Body>
            {description !== undefined && (
              <Description className={css.description}>{description}</Description>
            )}
            {asPart(children)}
          </Body>
          {footer !== undefined && (
            <div data-part="footer" className={css.footer}>
              {footer}
            </div>
          )}
        </>
      )}
    </Layer>
  );
}

/** The scrolling part; keys scroll it as soon as there is more than fits. */
function Body({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const overflows = useOverflow(box);
  return (
    <div data-part="body" ref={setBox} className={css.body} {...(overflows && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
