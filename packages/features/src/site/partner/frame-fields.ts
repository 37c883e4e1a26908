/*
 * Fields of a frame that stand in its parent page (EMB-01). The page belongs to the operator, so it may know what is
 * typed, and a password manager finds the fields there. Both sides read messages with the functions below.
 */

/** Position of a field in the frame, in px from its upper left corner. */
export interface FieldBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** CSS properties of a field that the page copies. */
export const fieldStyles = [
  'color',
  'background-color',
  'color-scheme',
  'direction',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'line-height',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
] as const;

/** Attributes of a field that the page copies. */
export const fieldAttributes = [
  'aria-invalid',
  'aria-required',
  'autocapitalize',
  'autocomplete',
  'autocorrect',
  'dir',
  'disabled',
  'enterkeyhint',
  'inputmode',
  'maxlength',
  'passwordrules',
  'readonly',
  'required',
  'spellcheck',
  'type',
] as const;

/** A form field of the frame, as the page shows it. */
export interface PageField {
  /** Name of the field in its form. */
  readonly name: string;
  readonly label: string;
  /** Hint and error, read after the label; empty without any. */
  readonly note: string;
  readonly box: FieldBox;
  /** Something in the frame covers the field, or the field is hidden. */
  readonly isCovered: boolean;
  readonly styles: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: string;
  /** How many changes of the page `value` contains. An older value must not replace a newer one in the page. */
  readonly changes: number;
}

/** Input that was typed in the page. */
export interface TypedField extends Pick<PageField, 'name' | 'value' | 'changes'> {}

/** The focused field, and whether its focus ring is visible. `null`: none of them. */
export type FocusedField = { readonly name: string; readonly isVisible: boolean } | null;

/** Maximum number of fields; more than a registration has. */
const mostFields = 12;
const longestText = 1_000;

const of = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longestText) : '';

const fieldName = /^[\w.-]{1,60}$/;

/** Reads the name of a field, or returns `null`. */
export const readFieldName = (value: unknown): string | null =>
  typeof value === 'string' && fieldName.test(value) ? value : null;

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const lengthOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(10_000, Math.max(-10_000, value))
    : 0;

/** The entries with one of these names, as texts. */
const entriesOf = (value: unknown, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const entry = of(value, name);
      return typeof entry === 'string' ? [[name, textOf(entry)]] : [];
    }),
  );

/** Input types that a field may have in the page. */
const types: readonly string[] = ['text', 'password', 'email', 'tel'];

function readAttributes(value: unknown): Readonly<Record<string, string>> {
  const { type = '', ...others } = entriesOf(value, fieldAttributes);
  return { ...others, type: types.includes(type) ? type : 'text' };
}

/** Reads the fields of the frame, each with its own entries only. Invalid fields are left out. */
export function readFields(value: unknown): readonly PageField[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, mostFields).flatMap((field: unknown) => {
    const name = readFieldName(of(field, 'name'));
    if (name === null) return [];
    const box = of(field, 'box');
    return [
      {
        name,
        label: textOf(of(field, 'label')),
        note: textOf(of(field, 'note')),
        box: {
          left: lengthOf(of(box, 'left')),
          top: lengthOf(of(box, 'top')),
          width: lengthOf(of(box, 'width')),
          height: lengthOf(of(box, 'height')),
        },
        isCovered: of(field, 'isCovered') === true,
        styles: entriesOf(of(field, 'styles'), fieldStyles),
        attributes: readAttributes(of(field, 'attributes')),
        value: textOf(of(field, 'value')),
        changes: countOf(of(field, 'changes')),
      },
    ];
  });
}

/** Reads typed input; `null` when it is invalid. */
export function readTyped(value: unknown): TypedField | null {
  const name = readFieldName(of(value, 'name'));
  const typed = of(value, 'value');
  if (name === null || typeof typed !== 'string') return null;
  return { name, value: textOf(typed), changes: countOf(of(value, 'changes')) };
}

/** Reads which field of the page has the focus. */
export function readFocused(value: unknown): FocusedField {
  const name = readFieldName(of(value, 'name'));
  return name === null ? null : { name, isVisible: of(value, 'isVisible') === true };
}
