import {
  type FieldBox,
  fieldAttributes,
  fieldStyles,
  type PageField,
} from '@parlour/features/site/partner/frame-fields';

/** The `autocomplete` values of the fields for a username or a password. */
const forManagers = ['username', 'current-password', 'new-password'];

/** The fields of a form that a password manager fills in, by name. */
export function managedInputs(content: HTMLElement): ReadonlyMap<string, HTMLInputElement> {
  const inputs = [...content.querySelectorAll('input')].filter(
    (input) =>
      input.name !== '' && forManagers.some((word) => input.autocomplete.split(' ').includes(word)),
  );
  return new Map(inputs.map((input) => [input.name, input]));
}

/** The text that a screen reader reads: without icons, asterisks and hidden elements. */
function textOf(element: Element | null | undefined): string {
  if (!element) return '';
  const copy = element.cloneNode(true);
  if (!(copy instanceof Element)) return '';
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], [hidden]')) hidden.remove();
  return copy.textContent?.trim().replaceAll(/\s+/g, ' ') ?? '';
}

/** Hint, error and rules of a field. */
function noteOf(input: HTMLInputElement): string {
  const ids = input.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const texts = ids.map((id) => textOf(input.ownerDocument.getElementById(id)));
  return texts.filter((text) => text !== '').join(' ');
}

/** The box with the border of a field, and everything inside it. */
const boxAround = (input: HTMLInputElement): Element => input.closest('[data-part="box"]') ?? input;

const isInside = (box: Element, [x, y]: readonly [number, number]): boolean => {
  const top = box.ownerDocument.elementFromPoint(x, y);
  // Outside the window there is no element. Such a point does not count as covered, because the frame is as high as its
  // content.
  return top === null || box.contains(top);
};

function isCovered(input: HTMLInputElement, { left, top, width, height }: FieldBox): boolean {
  if (width === 0 || height === 0 || input.closest('[inert]')) return true;
  return !isInside(boxAround(input), [left + width / 2, top + height / 2]);
}

/** The data the page around the frame needs to show this field. */
export function pageFieldOf(name: string, input: HTMLInputElement, changes: number): PageField {
  const { left, top, width, height } = input.getBoundingClientRect();
  const box = { left, top, width, height };
  // The field's own text is transparent, so the visible color is that of its box.
  const around = getComputedStyle(boxAround(input));
  const own = getComputedStyle(input);
  const fromAround: readonly string[] = ['color', 'background-color'];
  return {
    name,
    label: textOf(input.labels?.[0]),
    note: noteOf(input),
    box,
    isCovered: isCovered(input, box),
    styles: Object.fromEntries(
      fieldStyles.map((style) => [
        style,
        (fromAround.includes(style) ? around : own).getPropertyValue(style),
      ]),
    ),
    attributes: Object.fromEntries(
      fieldAttributes.flatMap((attribute) => {
        const value = input.getAttribute(attribute);
        return value === null ? [] : [[attribute, value]];
      }),
    ),
    value: input.value,
    changes,
  };
}
