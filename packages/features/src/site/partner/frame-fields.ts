/*
 * Fields of a frame that stand in the page around it (EMB-01). The page is one of the operator's own, so it may know what
 * is typed; a password manager finds the fields there. Both sides read what comes with the functions below.
 */

/** Where a field lies in the frame, in px from its upper left corner. */
export interface FieldBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What the page takes over of the style of a field. Names of CSS. */
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

/** What the page takes over of the attributes of a field. */
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

/** A field of a form in the frame, as the page shows it. */
export interface PageField {
  /** Name of the field in its form. */
  readonly name: string;
  readonly label: string;
  /** Hint and error, read after the label; empty: there is none. */
  readonly note: string;
  readonly box: FieldBox;
  /** Something in the frame lies over the field, or it is not shown now. */
  readonly isCovered: boolean;
  readonly styles: Readonly<Record<string, string>>;
  readonly attributes: Readonly<Record<string, string>>;
  readonly value: string;
  /** How many changes of the page are in `value`: an older value than the page has must not come back. */
  readonly changes: number;
}

/** What somebody has typed in the page. */
export interface TypedField extends Pick<PageField, 'name' | 'value' | 'changes'> {}

/** Which field has the focus, and whether the focus is to be seen. `null`: none of them. */
export type FocusedField = { readonly name: string; readonly isVisible: boolean } | null;

/** More fields than a registration has of this kind. */
const mostFields = 12;
const longestText = 1_000;

const of = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, longestText) : '';

const fieldName = /^[\w.-]{1,60}$/;

/** The name of a field, or `null`. */
export const readFieldName = (value: unknown): string | null =>
  typeof value === 'string' && fieldName.test(value) ? value : null;

const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;

const lengthOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(10_000, Math.max(-10_000, value))
    : 0;

/** The entries that have one of these names, as texts. */
const entriesOf = (value: unknown, names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const entry = of(value, name);
      return typeof entry === 'string' ? [[name, textOf(entry)]] : [];
    }),
  );

/** Types that a field may have in the page. */
const types: readonly string[] = ['text', 'password', 'email', 'tel'];

function readAttributes(value: unknown): Readonly<Record<string, string>> {
  const { type = '', ...others } = entriesOf(value, fieldAttributes);
  return { ...others, type: types.includes(type) ? type : 'text' };
}

/** The fields that the frame names, each with its own entries and no other. What is no field is left out. */
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

/** What was typed in the page, or `null` for what is none. */
export function readTyped(value: unknown): TypedField | null {
  const name = readFieldName(of(value, 'name'));
  const typed = of(value, 'value');
  if (name === null || typeof typed !== 'string') return null;
  return { name, value: textOf(typed), changes: countOf(of(value, 'changes')) };
}

/** Which field of the page has the focus. */
export function readFocused(value: unknown): FocusedField {
  const name = readFieldName(of(value, 'name'));
  return name === null ? null : { name, isVisible: of(value, 'isVisible') === true };
}
