import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { control as controlClass, leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import * as css from './CodeField.css.ts';

/**
 * Props of `CodeField`. Everything not named here goes to the `<input>`.
 * There is no `maxLength`: it cuts a pasted code short without a word.
 */
export interface CodeFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'maxLength'
    > {
  /** Word on the button: send, or send again. */
  buttonLabel: string;
  /** The button was pressed: send a code. Focus goes to the box once `countdownText` comes. */
  onSend: () => void;
  /** Time left until another code may be sent, e.g. `00:47`. Takes the word's place and disables the button. */
  countdownText?: string | undefined;
  /** The code is being sent. */
  busy?: boolean | undefined;
  /** No code can be sent yet, e.g. while the phone number is empty. */
  sendDisabled?: boolean | undefined;
  /** Ids of further descriptions. */
  describedBy?: string | undefined;
}

/** One input for a code from a message, and the button that requests it (LGN-06). */
export function CodeField(props: CodeFieldProps) {
  const { field, control } = splitField(props);
  const { id, ref, buttonLabel, onSend, countdownText, busy, sendDisabled, describedBy, ...input } =
    control;
  const counting = countdownText !== undefined;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const asked = useRef(false);

  // The button goes dead under the finger that pressed it: move on to where the code goes.
  useEffect(() => {
    if (!counting || !asked.current) return;
    asked.current = false;
    inputRef.current?.focus();
  }, [counting]);

  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="code-field">
      {(aria) => (
        <div className={css.row} data-part="row">
          <InputBox state={boxStateOf(field, input)}>
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              {...input}
              {...aria}
              ref={mergedRef}
              type="text"
              className={join(controlClass, leftToRight)}
              data-part="control"
            />
          </InputBox>
          <span className={css.send} data-part="send">
            <Button
              variant="secondary"
              block
              busy={busy}
              disabled={counting || sendDisabled || input.disabled}
              onClick={() => {
                asked.current = true;
                onSend();
              }}
            >
              {counting ? <span className={css.countdown}>{countdownText}</span> : buttonLabel}
            </Button>
          </span>
        </div>
      )}
    </Field>
  );
}
