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

/** What a dialog is about: its icon and the colour of that; `neutral` has none. */
export type DialogTone = 'neutral' | 'info' | 'success' | 'warn' | 'danger';

/** One answer. */
export interface DialogAction {
  /** Unique among the answers; not shown. */
  id: string;
  /** The verb, with the amount when money moves: "Withdraw 3,000.00". */
  label: string;
  /** Pressing it does this; the dialog closes when its owner says so. */
  onSelect: () => void;
  /** Default: `primary` for the default action, else `secondary`. */
  variant?: ButtonProps['variant'];
  /** Takes focus at the start and answers Enter. Default: the last action. */
  isDefault?: boolean | undefined;
  /** The answer is being carried out: a spinner on its button, presses are ignored. Default false. */
  busy?: boolean | undefined;
  /** Cannot be pressed just now. Default false. */
  disabled?: boolean | undefined;
}

export interface DialogProps
  extends Omit<LayerProps, 'children' | 'layerClass' | 'title' | 'role' | 'initialFocus'> {
  /** The question, with the real verb and the amount or date. */
  title: ReactNode;
  /** One sentence: what happens, and whether it can be undone. */
  body?: ReactNode;
  /** Sums, account, deadline: what the question is about, below the sentence. */
  children?: ReactNode;
  /** In reading order; the one that goes on comes last. */
  actions: readonly DialogAction[];
  /** Name of the close button; without it, or when not `dismissible`, there is none. */
  closeLabel?: string | undefined;
  /** Default `neutral`: no icon. */
  tone?: DialogTone | undefined;
  /**
   * No answer is pushed: none is primary, none has focus, Enter does nothing
   * by itself (age gate, raising a limit, end of a session).
   */
  equalWeight?: boolean | undefined;
  /** Widest, in px. Default 400. */
  width?: number | undefined;
}

const icons = { info: Info, success: CircleCheck, warn: TriangleAlert, danger: CircleAlert };

/** Asks one question (MOD-02): an `alertdialog` whose default button answers Enter. */
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

/** Elements for which Enter already means something. */
function answersEnter(target: EventTarget): boolean {
  return (
    target instanceof Element &&
    target.closest('button, a[href], textarea, select, summary, [contenteditable="true"]') !== null
  );
}
