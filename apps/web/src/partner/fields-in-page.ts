import type { Overlays } from '@parlour/features/runtime';
import type {
  FocusedField,
  PageField,
  TypedField,
} from '@parlour/features/site/partner/frame-fields';
import type { PageAround } from './page-around.ts';
import { managedInputs, pageFieldOf } from './page-field.ts';

/** Handlers for the fields that the page around the frame shows. */
export interface FieldsInPage {
  readonly onTyped: (field: TypedField) => void;
  readonly onFocused: (field: FocusedField) => void;
  readonly onSubmit: (name: string) => void;
}

/**
 * Lets the page around the frame show the username and password fields of the form (EMB-01). The form keeps its own
 * inputs, but the person cannot reach them. The text that is typed in the page is put into them. The page gets the
 * label, position and messages of each input. So the form itself works as everywhere else.
 */
export function fieldsInPage(
  content: HTMLElement,
  overlays: Overlays,
  page: Pick<PageAround, 'fields' | 'focusField'>,
): FieldsInPage {
  const changes = new Map<string, number>();
  let last = '';
  let isPlanned = false;

  const report = () => {
    isPlanned = false;
    const isOver = overlays.store.getState().modal !== null;
    const fields = [...managedInputs(content)].map(([name, input]): PageField => {
      handOver(input);
      const field = pageFieldOf(name, input, changes.get(name) ?? 0);
      return isOver ? { ...field, isCovered: true } : field;
    });
    const said = JSON.stringify(fields);
    if (said === last) return;
    last = said;
    page.fields(fields);
  };
  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    requestAnimationFrame(report);
  };
  // Observes the whole document, because another scheme is an attribute of the root.
  new MutationObserver(plan).observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  new ResizeObserver(plan).observe(content);
  for (const name of ['transitionend', 'animationend', 'reset'] as const) {
    document.addEventListener(name, plan, true);
  }
  overlays.store.subscribe(plan);

  // When the form focuses an invalid field, the page focuses its own field instead. The form does not see the browser's
  // focus events of these inputs; `onFocused` dispatches others.
  for (const name of ['focusin', 'focusout'] as const) {
    window.addEventListener(
      name,
      (event) => {
        const { target, isTrusted } = event;
        if (!isTrusted || !(target instanceof HTMLInputElement) || !isHandedOver(target)) return;
        event.stopImmediatePropagation();
        if (name === 'focusin') page.focusField(target.name);
      },
      true,
    );
  }

  const inputNamed = (name: string) => managedInputs(content).get(name);
  return {
    onTyped: ({ name, value, changes: count }) => {
      const input = inputNamed(name);
      if (!input || input.disabled || input.readOnly) return;
      changes.set(name, count);
      if (input.value !== value) type(input, value);
      plan();
    },
    onFocused: (field) => {
      for (const [name, input] of managedInputs(content)) {
        const isFocused = name === field?.name;
        const hadFocus = input.dataset.inPage === 'focused';
        input.dataset.inPage = isFocused ? 'focused' : '';
        input.toggleAttribute('data-focused', isFocused && field.isVisible);
        if (isFocused === hadFocus) continue;
        const kind = isFocused ? 'focusin' : 'focusout';
        input.dispatchEvent(new FocusEvent(kind, { bubbles: true }));
      }
      plan();
    },
    onSubmit: (name) => inputNamed(name)?.form?.requestSubmit(),
  };
}

const isHandedOver = (input: HTMLInputElement): boolean => input.dataset.inPage !== undefined;

/** From now on only the page types into this input. */
function handOver(input: HTMLInputElement): void {
  if (isHandedOver(input)) return;
  input.dataset.inPage = '';
  input.tabIndex = -1;
  input.setAttribute('aria-hidden', 'true');
}

/**
 * Enters a value as if the person typed it here. React listens to the event and compares with the value it set itself.
 */
function type(input: HTMLInputElement, value: string): void {
  Reflect.set(HTMLInputElement.prototype, 'value', value, input);
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
}
