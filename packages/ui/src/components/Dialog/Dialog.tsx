import { Description, Title } from '@radix-ui/react-dialog';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { asPart } from '../as-part.tsx';
import { Button, type ButtonProps } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { IconSlot } from '../IconSlot/IconSlot.tsx';
import { join } from '../join.ts';
import { Layer, type LayerProps } from '../layer/Layer.tsx';
import * as layer from '../layer/layer.css.ts';
import * as css from './Dialog.css.ts';

/** The kind of a dialog, which decides its icon and colour. `neutral` has no icon. */
export type DialogTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

/** One answer. */
export interface DialogAction {
  /** Unique among the answers; not shown. */
  id: string;
  /** The verb of the button, with the amount when money moves: "Withdraw 3,000.00". */
  label: string;
  /** Called when the button is pressed. The dialog stays open until the caller closes it. */
  onSelect: () => void;
  /** Default: `primary` for the default action, else `secondary`. */
  variant?: ButtonProps['variant'];
  /** The button has focus at first and is pressed by Enter. Default: the last action. */
  isDefault?: boolean | undefined;
  /** The action is running: the button shows a spinner and presses are ignored. Default false. */
  busy?: boolean | undefined;
  /** The button cannot be pressed now. Default false. */
  disabled?: boolean | undefined;
}

export interface DialogProps
  extends Omit<LayerProps, 'children' | 'layerClass' | 'title' | 'role' | 'initialFocus'> {
  /** The question, with the verb and the amount or date. */
  title: ReactNode;
  /** One sentence: what happens, and whether it can be undone. */
  body?: ReactNode;
  /** Details of the question below the sentence, e.g. sums, account, deadline. */
  children?: ReactNode;
  /** The buttons in reading order. The one that continues comes last. */
  actions: readonly DialogAction[];
  /** Name of the close button. Without it, or when not `dismissible`, there is no close button. */
  closeLabel?: string | undefined;
  /** Default `neutral`: no icon. */
  tone?: DialogTone | undefined;
  /**
   * Favours no answer: none is primary, none has focus and Enter presses none (age gate, raising a limit, end of a
   * session).
   */
  equalWeight?: boolean | undefined;
  /** Maximum width, in px. Default 400. */
  width?: number | undefined;
}

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** Asks one question (MOD-02): an `alertdialog` whose default button is pressed by Enter. */
export function Dialog({
  title,
  body,
  children,
  actions,
  closeLabel,
  tone = 'neutral',
  equalWeight = false,
  width = 400,
  dismissible = true,
  className,
  style,
  onKeyDown,
  ...rest
}: DialogProps) {
  const defaultButton = useRef<HTMLButtonElement>(null);
  const chosen = equalWeight ? undefined : (actions.find((a) => a.isDefault) ?? actions.at(-1));
  const closable = dismissible && closeLabel !== undefined;

  const pressDefault = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    const plain = event.key === 'Enter' && !event.nativeEvent.isComposing && !event.repeat;
    if (event.defaultPrevented || !plain || answersEnter(event.target)) return;
    event.preventDefault();
    defaultButton.current?.click();
  };

  return (
    <Layer
      data-component="dialog"
      {...rest}
      role="alertdialog"
      dismissible={dismissible}
      initialFocus={defaultButton}
      layerClass={layer.layer}
      className={join(layer.panel, css.dialog, className)}
      style={{ maxInlineSize: width, ...style }}
      onKeyDown={pressDefault}
    >
      {(close, busy) => (
        <>
          <div data-part="header" className={join(css.header, !closable && css.forced)}>
            {tone !== 'neutral' && (
              <span data-part="icon" className={join(css.icon, css.tone[tone])}>
                <IconSlot icon={icons[tone]} />
              </span>
            )}
            <Title className={css.title}>{title}</Title>
            {closable && (
              <IconButton label={closeLabel} icon={X} busy={busy} onClick={() => close('close')} />
            )}
          </div>
          {(body !== undefined || children !== undefined) && (
            <div data-part="body" className={css.body}>
              {body !== undefined && (
                <Description asChild>
                  <div>{body}</div>
                </Description>
              )}
              {asPart(children)}
            </div>
          )}
          <div data-part="actions" className={join(css.actions, equalWeight && css.equal)}>
            {actions.map((action) => (
              <div key={action.id} className={css.action}>
                <Button
                  block
                  variant={action.variant ?? (action === chosen ? 'primary' : 'secondary')}
                  busy={action.busy}
                  disabled={action.disabled}
                  onClick={action.onSelect}
                  {...(action === chosen && { ref: defaultButton })}
                >
                  {action.label}
                </Button>
              </div>
            ))}
          </div>
        </>
      )}
    </Layer>
  );
}

/** Elements that handle Enter themselves. */
function answersEnter(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], textarea, select, summary, [contenteditable="true"]') !== null
  );
}
