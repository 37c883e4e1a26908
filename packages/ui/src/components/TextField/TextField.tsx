import type { ComponentProps, ReactNode } from 'react';
import { Field, type FieldTexts, splitField } from '../Field/Field.tsx';
import { control as controlClass, leftToRight } from '../Field/InputBox.css.ts';
import { boxStateOf, InputBox } from '../Field/InputBox.tsx';
import { join } from '../join.ts';

/** Props of `TextField`. Everything not named here goes to the `<input>`, `ref` included. */
export interface TextFieldProps
  extends FieldTexts,
    Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'size' | 'style' | 'children'> {
  /** Kinds of text the box takes. Default `text`. */
  type?: 'text' | 'email' | 'url' | 'tel' | 'number';
  /** Before the text, e.g. a currency symbol. */
  startSlot?: ReactNode;
  /** After the text, e.g. a badge. Takes the place of the tick of a valid field. */
  endSlot?: ReactNode;
  /** Digits and codes: left to right in every script, tabular. */
  code?: boolean;
  /** 44 px instead of 48, for a form inside the desktop header. */
  compact?: boolean;
  /** Ids of further descriptions. */
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
