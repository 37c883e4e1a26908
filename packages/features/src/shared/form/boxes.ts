import type { TextValues } from './schema.ts';
import { visibleText } from './visible-text.ts';

/**
 * Returns a function that reads the form's controls by name; it returns `undefined` for a missing or a disabled
 * control. Invisible characters are removed from text lines; passwords are not changed. It does not check the form's
 * class, because the form may be in the document of another window.
 */
export function typedInto(form: HTMLFormElement | null): (name: string) => string | undefined {
  if (form === null) return () => undefined;
  const typed = new FormData(form);
  return (name) => {
    const box = form.elements.namedItem(name);
    if (box === null || Reflect.get(box, 'disabled') === true) return undefined;
    const value = typed.get(name);
    const text = typeof value === 'string' ? value : '';
    return isAsItIs(box) ? text : visibleText(text);
  };
}

/**
 * Types of controls that are not typed into, or in which marks of direction may be needed. A password stays untouched
 * while it is shown.
 */
const untouched: ReadonlySet<unknown> = new Set(['hidden', 'password', 'select-one', 'textarea']);

const isAsItIs = (box: object): boolean =>
  untouched.has(Reflect.get(box, 'type')) ||
  /password/.test(String(Reflect.get(box, 'autocomplete'))) ||
  'secret' in Object(Reflect.get(box, 'dataset'));

/** Builds a record with one text for each name. */
export function whole<Name extends string>(
  names: readonly Name[],
  text: (name: Name) => string,
): TextValues<Name> {
  const all = Object.fromEntries(names.map((name) => [name, text(name)]));
  return isWhole(all, names) ? all : neverTyped();
}

const isWhole = <Name extends string>(
  all: Record<string, string>,
  names: readonly Name[],
): all is Record<Name, string> => names.every((name) => Object.hasOwn(all, name));

const neverTyped = (): never => {
  throw new Error('A field without a value');
};
