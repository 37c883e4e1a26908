import { ArrowBigUpDash, Eye, EyeOff } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { boxButton, control as controlClass } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { useMergedRef } from '../Field/use-merged-ref.ts';
import { useFormAnnounce } from '../FormStatus/FormStatus.tsx';

/**
 * Props of `PasswordField`. Everything not named here goes to the `<input>`. There is no `maxLength`, because it would
 * cut off a pasted password without any message.
 */
export interface PasswordFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'maxLength' | 'autoComplete'
    > {
  /** Use `new-password` where the person chooses one. Default `current-password`. */
  autoComplete?: 'current-password' | 'new-password' | 'off';
  /** Name of the button while the password is hidden. */
  showLabel: string;
  /** Name of the button while the password is visible. */
  hideLabel: string;
  /** Sentence shown and announced while Caps Lock is on. */
  capsLockLabel: string;
  /** Announced when the password becomes visible. Default: the new name of the button. */
  shownStatus?: string | undefined;
  /** Announced when the button hides the password again. Default: the new name of the button. */
  hiddenStatus?: string | undefined;
  /** 44 px instead of 48, for a form inside the desktop header. */
  compact?: boolean;
  /** Ids of more descriptions, e.g. of the rule checklist in `children`. */
  describedBy?: string | undefined;
  /** Shown above the hint, e.g. the rule checklist. */
  children?: ReactNode;
}

/**
 * A password field with a reveal button. Submitting the form hides the password again. Announces through the
 * `FormStatus` around the form, else through a live region of its own.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = splitField(props);
  const {
    id,
    ref,
    showLabel,
    hideLabel,
    capsLockLabel,
    shownStatus = hideLabel,
    hiddenStatus = showLabel,
    compact,
    describedBy,
    children,
    onKeyDown,
    onKeyUp,
    onBlur,
    ...input
  } = control;
  const [shown, setShown] = useState(false);
  const [status, setStatus] = useState('');
  const [capsLock, setCapsLock] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedRef = useMergedRef(inputRef, ref);

  const announce = useFormAnnounce();
  useEffect(
    () => (capsLock ? announce?.(capsLockLabel) : undefined),
    [capsLock, capsLockLabel, announce],
  );

  // The browser must not send or save a visible password as plain text, so the type is reset before any other submit
  // handler runs.
  useEffect(() => {
    const element = inputRef.current;
    const form = element?.form;
    if (!element || !form) return;
    const hide = () => {
      element.type = 'password';
      setShown(false);
      setStatus('');
    };
    form.addEventListener('submit', hide, true);
    form.addEventListener('reset', hide);
    return () => {
      form.removeEventListener('submit', hide, true);
      form.removeEventListener('reset', hide);
    };
  }, []);

  const watchCapsLock = (event: KeyboardEvent) => {
    setCapsLock(event.getModifierState('CapsLock'));
  };
  const toggle = () => {
    setShown(!shown);
    const next = shown ? hiddenStatus : shownStatus;
    if (announce) announce(next);
    else setStatus(next);
  };
  const RevealIcon = shown ? EyeOff : Eye;

  return (
    <Field
      {...field}
      controlId={id}
      describedBy={describedBy}
      data-component="password-field"
      below={
        <>
          <div role={announce ? undefined : 'status'} data-part="status">
            {capsLock && (
              <span className={fieldCss.warning} data-part="capsLock">
                <ArrowBigUpDash
                  className={fieldCss.lineIcon}
                  size={16}
                  strokeWidth={1.75}
                  aria-hidden="true"
                />
                <span>{capsLockLabel}</span>
              </span>
            )}
            <span className={fieldCss.hidden}>{status}</span>
          </div>
          {children}
        </>
      }
    >
      {(aria) => (
        <InputBox
          state={boxStateOf(field, input)}
          compact={compact}
          endButton={
            <button
              type="button"
              className={boxButton}
              data-part="reveal"
              data-state={shown ? 'shown' : 'hidden'}
              aria-label={shown ? hideLabel : showLabel}
              aria-controls={aria.id}
              disabled={input.disabled}
              onClick={toggle}
            >
              <RevealIcon size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          }
        >
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...aria}
            ref={mergedRef}
            type={shown ? 'text' : 'password'}
            className={controlClass}
            data-part="control"
            // Marks it as a password also while it is visible.
            data-secret
            onKeyDown={(event) => {
              watchCapsLock(event);
              onKeyDown?.(event);
            }}
            onKeyUp={(event) => {
              watchCapsLock(event);
              onKeyUp?.(event);
            }}
            onBlur={(event) => {
              setCapsLock(false);
              onBlur?.(event);
            }}
          />
        </InputBox>
      )}
    </Field>
  );
}
