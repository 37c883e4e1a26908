import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldTexts } from './Field.tsx';
import * as css from './InputBox.css.ts';

/** The look of the box. An error wins over everything except `disabled`. */
export type BoxState = 'rest' | 'error' | 'valid' | 'disabled' | 'readonly';

/** Returns the look of a box from the props of its field. */
export function boxStateOf(
  field: Pick<FieldTexts, 'error' | 'valid'>,
  control: { disabled?: boolean | undefined; readOnly?: boolean | undefined } = {},
): BoxState {
  if (control.disabled) return 'disabled';
  if (field.error) return 'error';
  if (field.valid) return 'valid';
  return control.readOnly ? 'readonly' : 'rest';
}

interface InputBoxProps {
  state: BoxState;
  compact?: boolean | undefined;
  /** Before the control, e.g. a currency symbol. */
  start?: ReactNode;
  /** After the control; text or an icon. */
  end?: ReactNode;
  /** After the control; a 44 px button (`boxButton`). */
  endButton?: ReactNode;
  /** The control itself, without a wrapper: the frame looks for a focused sibling. */
  children?: ReactNode;
}

/** The bordered 48 px box around a text control. The package does not export it. */
export function InputBox({ state, compact, start, end, endButton, children }: InputBoxProps) {
  const tail = end ?? (state === 'valid' ? <Tick /> : undefined);
  return (
    <span
      className={css.box}
      data-part="box"
      data-state={state}
      data-compact={compact ? '' : undefined}
      data-start={start ? '' : undefined}
      data-end={tail || endButton ? '' : undefined}
    >
      {start && (
        <span className={css.start} data-part="start">
          {start}
        </span>
      )}
      {children}
      {tail && (
        <span className={css.end} data-part="end">
          {tail}
        </span>
      )}
      {endButton && (
        <span className={css.end} data-part="end" data-button="">
          {endButton}
        </span>
      )}
      <span className={css.frame} aria-hidden="true" />
    </span>
  );
}

function Tick() {
  return <Check className={css.tick} size={20} strokeWidth={1.75} aria-hidden="true" />;
}
