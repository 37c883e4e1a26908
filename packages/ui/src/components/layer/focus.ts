/**
 * Focus functions that work in a document, inside a shadow root and for slotted elements. `document.activeElement`
 * works only in a document: inside a shadow root it returns the host.
 */

/** Returns the focused element as seen from `node`; `null` when nothing in the page has focus. */
export function focusedNear(node: Node): HTMLElement | null {
  const root = node.getRootNode();
  // From outside a closed shadow root, the focused element inside cannot be read.
  const inRoot = root instanceof ShadowRoot ? root.activeElement : null;
  let found = inRoot ?? node.ownerDocument?.activeElement ?? null;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found instanceof HTMLElement && found !== found.ownerDocument.body ? found : null;
}

/** Whether `inner` is rendered inside `outer`, across shadow roots and slots. */
export function holds(outer: Element, inner: Element): boolean {
  for (let node: Element | null = inner; node; node = shownIn(node)) {
    if (node === outer) return true;
  }
  return false;
}

/** Returns the elements inside `container` that Tab reaches, in order, with slotted fields. */
export function tabbableIn(container: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  const visit = (node: Element) => {
    if (node instanceof HTMLElement && isTabbable(node)) found.push(node);
    for (const child of shownChildren(node)) visit(child);
  };
  for (const child of shownChildren(container)) visit(child);
  return found;
}

/**
 * Keeps Tab inside `container`: after the last stop comes the first. Between the stops the browser moves focus itself.
 * Call it on `keydown`.
 */
export function loopTab(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'> & {
    preventDefault(): void;
  },
  container: Element,
): void {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = tabbableIn(container);
  const focused = focusedNear(container);
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const leaving = focused === from || (event.shiftKey && focused === container);
  if (from && !leaving) return;
  event.preventDefault();
  to?.focus();
}

function shownIn(node: Element): Element | null {
  if (node.assignedSlot) return node.assignedSlot;
  const parent = node.parentNode;
  if (parent instanceof ShadowRoot) return parent.host;
  return parent instanceof Element ? parent : null;
}

function shownChildren(node: Element): Iterable<Element> {
  if (node instanceof HTMLSlotElement) {
    const assigned = node.assignedElements();
    if (assigned.length > 0) return assigned;
  }
  return node.shadowRoot?.children ?? node.children;
}

function isTabbable(node: HTMLElement): boolean {
  if (node.tabIndex < 0 || node.matches(':disabled, a:not([href]), [type="hidden"]')) return false;
  if (isUncheckedOfGroup(node)) return false;
  return typeof node.checkVisibility !== 'function' || node.checkVisibility(visible);
}

const visible = { visibilityProperty: true } as const;

/** In a radio group with a choice, Tab reaches only the chosen radio. */
function isUncheckedOfGroup(node: HTMLElement): boolean {
  if (!(node instanceof HTMLInputElement) || node.type !== 'radio' || node.checked) return false;
  const root = node.getRootNode();
  if (!node.name || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  return [...root.querySelectorAll('input[type="radio"]:checked')].some(
    (other) =>
      other instanceof HTMLInputElement && other.name === node.name && other.form === node.form,
  );
}

/** A checkbox or radio is not a good first focus: it would look like a suggestion to answer it. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/**
 * Returns the first field of a panel, if there is a mouse. On a phone focusing it would open the on-screen keyboard.
 */
export function firstField(panel: HTMLElement): HTMLElement | undefined {
  const mouse = panel.ownerDocument.defaultView?.matchMedia?.('(hover: hover) and (pointer: fine)');
  if (!mouse?.matches) return undefined;
  return tabbableIn(panel).find((stop) => stop.matches(textFields));
}

/**
 * Moves focus to the panel when the focused button is removed (a next step, a finished upload); otherwise the page
 * would get it.
 */
export function keepFocusWhenRemoved(panel: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const removed = changes.some((change) => change.removedNodes.length > 0);
    if (removed && !focusedNear(panel)) panel.focus({ preventScroll: true });
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}
