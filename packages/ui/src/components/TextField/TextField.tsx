import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { control as controlClass, leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { join } from '../join.ts';

/** Props of `TextField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'size' | 'style' | 'children'> {
  /** The kind of text. Default `text`. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  /** Content before the text, e.g. a currency symbol. */
  startSlot?: ReactNode;
  /** Content after the text, e.g. a badge. It replaces the tick of a valid field. */
  endSlot?: ReactNode;
  /** For digits and codes: left to right in every script, tabular. */
  code?: boolean;
  /** 44 px high instead of 48, for a form inside the desktop header. */
  compact?: boolean;
  /** Ids of more descriptions. */
  describedBy?: string | undefined;
}

/** One line of text. Works controlled and with `register()` of react-hook-form. */
export function TextField(props: TextFieldProps) {
  const { field, control } = splitField(props);
  const { id, startSlot, endSlot, code, compact, describedBy, type = 'text', ...input } = control;
  return (
    <Field {...field} controlId={id} describedBy={describedBy} data-component="text-field">
      {(aria) => (
        <InputBox
          state={boxStateOf(field, input)}
          compact={compact}
          start={startSlot}
          end={endSlot}
        >
          <input
            dir={code ? 'ltr' : undefined}
            {...input}
            {...aria}
            type={type}
            className={join(controlClass, code && leftToRight)}
            data-part="control"
          />
        </InputBox>
      )}
    </Field>
  );
}
