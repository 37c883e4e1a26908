import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import type { FieldControl, FieldProps } from './Field.tsx';
import { control as controlClass } from './InputBox.css.ts';
import { type BoxState, InputBox } from './InputBox.tsx';

/** A plain box, because `Field` itself has none. */
const box = (state: BoxState) => (control: FieldControl) =>
  createElement(
    InputBox,
    { state },
    createElement('input', { ...control, className: controlClass, autoComplete: 'name' }),
  );

export const fieldStates = defineStates<FieldProps>()((say) => ({
  rest: { label: say('field.fullName'), children: box('rest') },
  required: { label: say('field.fullName'), required: true, children: box('rest') },
  optional: {
    label: say('field.fullName'),
    optionalLabel: say('hint.optional'),
    children: box('rest'),
  },
  hint: {
    label: say('field.fullName'),
    hint: say('hint.payeeName'),
    required: true,
    children: box('rest'),
  },
  invalid: {
    label: say('field.fullName'),
    required: true,
    error: say('validation.required'),
    hint: say('hint.payeeName'),
    children: box('error'),
  },
  valid: {
    label: say('auth.username'),
    valid: true,
    validMessage: say('sample.nameFree'),
    children: box('valid'),
  },
  hiddenLabel: { label: say('field.fullName'), labelHidden: true, children: box('rest') },
  longText: {
    label: say('sample.longLabel'),
    required: true,
    error: say('validation.payeeName'),
    hint: say('sample.longHint'),
    children: box('error'),
  },
}));
