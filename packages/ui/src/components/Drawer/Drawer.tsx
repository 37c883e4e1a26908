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
  /** The title. It is the accessible name and the heading. */
  title: ReactNode;
  /** Name of the close button. */
  closeLabel: string;
  /** One sentence below the title. Screen readers read it with the title. */
  description?: ReactNode;
  /** The edge of the window, in reading direction. Default `end`. */
  side?: 'start' | 'end' | undefined;
  /** Maximum width, in px. Default 360. A strip of the page always stays visible beside it. */
  width?: number | undefined;
  /** Stays at the bottom while the body scrolls, e.g. "Apply" for filters. */
  footer?: ReactNode;
  /** The scrolling part below the title. */
  children?: ReactNode;
}

/**
 * A panel at the side of the window and as high as the window: filters, a menu, details of a row. A press outside
 * closes it (`closeOnBackdrop`, here true by default), so everything typed in it must be safe to lose. If it is not,
 * use a `Modal`. Focus, Escape and the page behind work as in a `Modal`.
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

/** The scrolling part. The keyboard can scroll it when the content is too tall. */
function Body({ children }: { children: ReactNode }) {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const overflows = useOverflow(box);
  return (
    <div data-part="body" ref={setBox} className={css.body} {...(overflows && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
