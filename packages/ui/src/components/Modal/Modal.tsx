import { Description, Title } from '@radix-ui/react-dialog';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { asPart } from '../as-part.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { join } from '../join.ts';
import { tabbableIn } from '../layer/focus.ts';
import { Layer, type LayerCloseReason, type LayerProps } from '../layer/Layer.tsx';
import * as layer from '../layer/layer.css.ts';
import * as css from './Modal.css.ts';
import { useDrag } from './use-drag.ts';

/** How a person asked the modal to close. */
export type ModalCloseReason = LayerCloseReason;

export interface ModalProps
  extends Omit<LayerProps, 'children' | 'layerClass' | 'title' | 'role' | 'height' | 'width'> {
  /** The title. It is the accessible name and the heading. */
  title: ReactNode;
  /** The heading with the title. When given, a script can move focus to it, e.g. when a new page is shown inside. */
  titleRef?: Ref<HTMLHeadingElement> | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** Name of the back arrow of `fullPageOnPhone` and `onBack`. Default: `closeLabel`. */
  backLabel?: string | undefined;
  /** One sentence below the title, read together with it, e.g. why the modal opened or why it cannot be closed. */
  description?: ReactNode;
  /** Maximum width, in px. Default 600; never wider than the window. */
  width?: number | undefined;
  /** Minimum height, in px. Default 300; never higher than the window. */
  height?: number | undefined;
  /** Content at the start side from 1024 px on: a picture (login, registration), or the menu of a centre. */
  art?: ReactNode;
  /** Width of the start side, in px. Default 340. */
  artWidth?: number | undefined;
  /** Goes one step back inside the modal, e.g. to a menu. Shows an arrow before the title, named by `backLabel`. */
  onBack?: (() => void) | undefined;
  /** For long forms: below 1024 px a full page with a back arrow, instead of a sheet. */
  fullPageOnPhone?: boolean | undefined;
  /** Default true: can be dragged by its title bar with a mouse or pen, from 1024 px on. */
  draggable?: boolean | undefined;
  /** Stays at the bottom while the body scrolls. */
  footer?: ReactNode;
  /** The scrolling part below the title. */
  children?: ReactNode;
}

/**
 * A window over the page: centred from 1024 px on, a sheet at the bottom of the screen below that (design.md §6,
 * MOD-01). Its close button and Escape ask to close it; a press outside does not. The page behind cannot scroll or
 * take focus.
 */
export function Modal({
  title,
  titleRef,
  closeLabel,
  backLabel = closeLabel,
  description,
  width = 600,
  height = 300,
  art,
  artWidth,
  onBack,
  fullPageOnPhone = false,
  draggable = true,
  footer,
  children,
  dismissible = true,
  className,
  style,
  ...rest
}: ModalProps) {
  const beside = art !== undefined && art !== null;
  const sizes = { maxInlineSize: width, minBlockSize: `min(${height}px, 100dvh - 48px)` };
  return (
    <Layer
      data-component="modal"
      {...rest}
      dismissible={dismissible}
      layerClass={layer.layer}
      className={join(layer.panel, css.modal, fullPageOnPhone && css.page, className)}
      style={{ ...sizes, ...style }}
    >
      {(close, busy) => (
        <>
          {beside && (
            <div data-part="art" className={css.art} style={{ inlineSize: artWidth }}>
              {art}
            </div>
          )}
          <div className={css.column}>
            {!fullPageOnPhone && <div data-part="grab" aria-hidden="true" className={css.grab} />}
            <Bar movable={draggable} page={fullPageOnPhone && dismissible} beside={beside}>
              {onBack && <IconButton label={backLabel} icon={ArrowLeft} onClick={onBack} />}
              {fullPageOnPhone && dismissible && (
                <span className={css.onPhone}>
                  <IconButton
                    label={backLabel}
                    icon={ArrowLeft}
                    busy={busy}
                    onClick={() => close('close')}
                  />
                </span>
              )}
              <Title
                {...(titleRef && { ref: titleRef, tabIndex: -1 })}
                className={join(css.title, beside && css.besideArt.title)}
              >
                {title}
              </Title>
              {dismissible && (
                <span className={fullPageOnPhone ? css.onDesktop : undefined}>
                  <IconButton
                    label={closeLabel}
                    icon={X}
                    busy={busy}
                    onClick={() => close('close')}
                  />
                </span>
              )}
            </Bar>
            <Body
              className={join(
                css.body,
                beside && css.besideArt.body,
                footer !== undefined && css.bodyAboveFooter,
              )}
            >
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
          </div>
        </>
      )}
    </Layer>
  );
}

interface BarProps {
  movable: boolean;
  page: boolean;
  beside: boolean;
  children: ReactNode;
}

function Bar({ movable, page, beside, children }: BarProps) {
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const drag = useDrag(movable ? (bar?.closest<HTMLElement>('[data-layer]') ?? null) : null);
  return (
    <div
      data-part="title-bar"
      ref={setBar}
      className={join(
        css.header,
        movable && css.movable,
        page && css.pageHeader,
        beside && css.besideArt.header,
      )}
      {...(movable && drag)}
    >
      {children}
    </div>
  );
}

/**
 * The scrolling part. When it contains nothing focusable (a notice), it is a tab stop itself, so that the keyboard can
 * scroll it.
 */
function Body({ className, children }: { className: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [plain, setPlain] = useState(false);
  useEffect(() => {
    if (body.current) setPlain(tabbableIn(body.current).length === 0);
  }, []);
  return (
    <div data-part="body" ref={body} className={className} {...(plain && { tabIndex: 0 })}>
      {children}
    </div>
  );
}
