import { type ComponentProps, useEffect, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { control as controlClass, leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { join } from '../join.ts';
import * as css from './CodeField.css.ts';

/**
 * Props of `CodeField`. Everything not named here goes to the `<input>`. There is no `maxLength`, because it would cut
 * off a pasted code without any message.
 */
export interface CodeFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'maxLength'
    > {
  /** Text of the button: "Send", or "Send again". */
  buttonLabel: string;
  /** Called when the button is pressed: send a code. Focus moves to the box once `countdownText` is set. */
  onSend: () => void;
  /** Time until another code may be sent, e.g. `00:47`. Replaces the text of the button and disables it. */
  countdownText?: string | undefined;
  /** The code is being requested. */
  busy?: boolean | undefined;
  /** No code can be sent yet, e.g. while the phone number is empty. */
  sendDisabled?: boolean | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/** An input for a code from a message, with the button that requests the code (LGN-06). */
export function CodeField(props: CodeFieldProps) {
  const { field, control } = splitField(props);
  const { id, ref, buttonLabel, onSend, countdownText, busy, sendDisabled, describedBy, ...input } =
    control;
  const counting = countdownText !== undefined;
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);
  const asked = useRef(false);

  // The button is disabled while it has focus, so focus moves to the box for the code.
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
