import { ImageOff, RefreshCw, Volume2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import * as fieldCss from '../Field/Field.css.ts';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { control as controlClass, leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { join } from '../join.ts';
import * as css from './CaptchaField.css.ts';

/** Props of `CaptchaField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface CaptchaFieldProps
  extends FieldTexts,
    Omit<
      ComponentProps<'input'>,
      keyof FieldTexts | 'type' | 'size' | 'style' | 'children' | 'maxLength'
    > {
  /** The picture, e.g. a `data:image/png;base64,…` URL. `undefined` while it is loading. */
  imageSrc: string | undefined;
  /** Alternative text of the picture, without the code. */
  imageAlt?: string | undefined;
  /** Called when the picture is pressed: load another one. Not called while `refreshDisabled`. */
  onRefresh: () => void;
  /** Name of the picture as a button: "Show another picture". */
  refreshLabel: string;
  /** Another picture is not allowed yet (LGN-04: at most one a second). Focus stays on the button. */
  refreshDisabled?: boolean | undefined;
  /** Shown in place of a picture that did not load. */
  failedText?: string | undefined;
  /** A button with another method for people who cannot read the picture (A11-01). */
  alternative?: { label: string; onSelect: () => void } | undefined;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/** An input for a code that the player copies from a picture of 128 × 48. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { field, control } = splitField(props);
  const {
    id,
    imageSrc,
    imageAlt = '',
    onRefresh,
    refreshLabel,
    refreshDisabled,
    failedText,
    alternative,
    describedBy,
    ...input
  } = control;
  const [failedSrc, setFailedSrc] = useState<string>();
  const failed = imageSrc !== undefined && imageSrc === failedSrc;

  return (
    <Field
      {...field}
      error={field.error ?? (failed ? failedText : undefined)}
      controlId={id}
      describedBy={describedBy}
      data-component="captcha-field"
      below={
        alternative && (
          <button
            type="button"
            className={css.alternative}
            data-part="alternative"
            onClick={alternative.onSelect}
          >
            <Volume2 size={16} strokeWidth={1.75} aria-hidden="true" />
            <span>{alternative.label}</span>
          </button>
        )
      }
    >
      {(aria) => (
        <div className={css.row} data-part="row">
          <span className={css.input}>
            <InputBox state={boxStateOf(field, input)}>
              <input
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                dir="ltr"
                {...input}
                {...aria}
                type="text"
                className={join(controlClass, leftToRight)}
                data-part="control"
              />
            </InputBox>
          </span>
          <button
            type="button"
            className={css.refresh}
            data-part="refresh"
            data-state={failed ? 'failed' : imageSrc ? 'ready' : 'loading'}
            aria-disabled={refreshDisabled ? true : undefined}
            onClick={refreshDisabled ? undefined : onRefresh}
          >
            <span className={css.picture} data-part="picture">
              {failed && <ImageOff size={20} strokeWidth={1.75} aria-hidden="true" />}
              {imageSrc && !failed && (
                <img
                  className={css.image}
                  src={imageSrc}
                  alt={imageAlt}
                  width={128}
                  height={48}
                  onError={() => setFailedSrc(imageSrc)}
                />
              )}
            </span>
            <span className={css.arrows}>
              <RefreshCw size={20} strokeWidth={1.75} aria-hidden="true" />
            </span>
            <span className={fieldCss.hidden}>{refreshLabel}</span>
          </button>
        </div>
      )}
    </Field>
  );
}
