import { fieldStyles, type PageField } from '@parlour/features/site/partner/frame-fields';
import { addFaces, inOwnFaces } from '../fonts.ts';
import type { FrameLine } from './frame-line.ts';
import { lightSheet } from './light-sheet.ts';

/** The fields of one element that are in the page. */
export interface LightFields {
  /** Shows these fields and removes all others. */
  readonly show: (fields: readonly PageField[]) => void;
  readonly focus: (name: string) => void;
}

/** One field: its input, which is a child of the element, and its place over the frame, in the shadow root. */
interface LightField {
  readonly input: HTMLInputElement;
  readonly note: HTMLElement;
  readonly place: HTMLElement;
  /** Counts the changes typed here. */
  changes: number;
}

/** Number of elements with such a form in the page. */
let forms = 0;

/**
 * Puts the user name and the passwords into the page as fields, positioned over the frame (EMB-01). So
 * `document.querySelectorAll` finds them, and so do password managers. They are slotted, so that our styles override
 * those of the page. The frame describes the fields and gets what is typed.
 */
export function lightFields(
  element: HTMLElement,
  stage: HTMLElement,
  line: Pick<FrameLine, 'typed' | 'focused' | 'submit'>,
): LightFields {
  const page = element.ownerDocument;
  forms += 1;
  const id = `parlour-form-${forms}`;
  const shown = new Map<string, LightField>();
  addFaces(page);
  const root = stage.getRootNode();
  const sheet = lightSheet();
  if (root instanceof ShadowRoot && !root.adoptedStyleSheets.includes(sheet)) {
    root.adoptedStyleSheets.push(sheet);
  }
  const form = page.createElement('form');
  form.id = id;
  form.slot = id;
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = shown.keys();
    if (first === undefined) return;
    // A field may have been filled in without an event.
    for (const name of shown.keys()) tell(name);
    line.submit(first);
  });
  const formPlace = page.createElement('slot');
  formPlace.name = id;
  stage.prepend(formPlace);

  function tell(name: string): void {
    const field = shown.get(name);
    if (!field) return;
    line.typed({ name, value: field.input.value, changes: field.changes });
  }

  function create(name: string): LightField {
    const input = page.createElement('input');
    const note = page.createElement('span');
    const place = page.createElement('div');
    const slot = page.createElement('slot');
    slot.name = `${id}-${name}`;
    place.className = 'field';
    place.append(slot);
    input.name = name;
    input.id = slot.name;
    input.slot = slot.name;
    input.setAttribute('form', id);
    note.id = `${slot.name}-note`;
    // It is in no slot that exists: screen readers read it, but it is not rendered.
    note.slot = note.id;
    const field = { input, note, place, changes: 0 };
    for (const kind of ['input', 'change'] as const) {
      input.addEventListener(kind, () => {
        field.changes += 1;
        tell(name);
      });
    }
    input.addEventListener('focus', () =>
      line.focused({ name, isVisible: input.matches(':focus-visible') }),
    );
    input.addEventListener('blur', () => line.focused(null));
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || event.isComposing) return;
      event.preventDefault();
      form.requestSubmit();
    });
    return field;
  }

  function add(name: string): LightField {
    const field = create(name);
    shown.set(name, field);
    if (!form.isConnected) element.append(form);
    element.append(field.input, field.note);
    // Before the frame, because the buttons of the frame come after the fields.
    stage.insertBefore(field.place, stage.querySelector('iframe'));
    return field;
  }

  function remove(name: string, { input, note, place }: LightField): void {
    shown.delete(name);
    for (const part of [input, note, place]) part.remove();
    if (shown.size === 0) form.remove();
  }

  return {
    show: (fields) => {
      const names = new Set(fields.map(({ name }) => name));
      for (const [name, field] of shown) if (!names.has(name)) remove(name, field);
      for (const field of fields) dress(shown.get(field.name) ?? add(field.name), field);
    },
    focus: (name) => shown.get(name)?.input.focus(),
  };
}

/** Updates a field to the frame's description of it. */
function dress({ input, note, place, changes }: LightField, field: PageField): void {
  const { box, styles, attributes } = field;
  for (const [side, px] of Object.entries(box)) place.style.setProperty(side, `${px}px`);
  place.toggleAttribute('data-covered', field.isCovered);
  for (const name of fieldStyles) {
    place.style.setProperty(`--parlour-${name}`, inOwnFaces(styles[name] ?? ''));
  }
  for (const { name } of [...input.attributes]) {
    if (!own.includes(name) && attributes[name] === undefined) input.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(attributes)) {
    if (input.getAttribute(name) !== value) input.setAttribute(name, value);
  }
  input.setAttribute('aria-label', field.label);
  if (note.textContent !== field.note) note.textContent = field.note;
  if (field.note === '') input.removeAttribute('aria-describedby');
  else input.setAttribute('aria-describedby', note.id);
  // The value from the frame may be older than what was typed in the meantime.
  if (field.changes === changes && input.value !== field.value) input.value = field.value;
}

/** Attributes that belong to the field; the frame cannot change them. */
const own: readonly string[] = ['id', 'name', 'slot', 'form', 'aria-label', 'aria-describedby'];
