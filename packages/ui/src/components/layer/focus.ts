/**
 * Focus questions that hold in a document, inside a shadow root and for
 * elements slotted into one. `document.activeElement` answers only the first:
 * inside a shadow root it names the host.
 */

/** The element that has focus, as seen from `node`; `null` when it is the page itself. */
export function focusedNear(node: Node): HTMLElement | null {
  const root = node.getRootNode();
  // Outside a closed root the focus inside it cannot be read.
  const inRoot = root instanceof ShadowRoot ? root.activeElement : null;
  let found = inRoot ?? node.ownerDocument?.activeElement ?? null;
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement;
  return found instanceof HTMLElement && found !== found.ownerDocument.body ? found : null;
}

/** Whether `inner` is shown inside `outer`, across shadow roots and slots. */
export function holds(outer: Element, inner: Element): boolean {
  for (let node: Element | null = inner; node; node = shownIn(node)) {
    if (node === outer) return true;
  }
  return false;
}

/** What Tab reaches inside `container`, in order; slotted fields included. */
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
 * Keeps Tab inside `container`: past the last stop comes the first. Between
 * the stops the browser moves focus itself. Call it on `keydown`.
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

/** Of a radio group with a choice, Tab reaches only the chosen one. */
function isUncheckedOfGroup(node: HTMLElement): boolean {
  if (!(node instanceof HTMLInputElement) || node.type !== 'radio' || node.checked) return false;
  const root = node.getRootNode();
  if (!node.name || !(root instanceof Document || root instanceof ShadowRoot)) return false;
  return [...root.querySelectorAll('input[type="radio"]:checked')].some(
    (other) =>
      other instanceof HTMLInputElement && other.name === node.name && other.form === node.form,
  );
}

/** A tick or a choice is no place to begin: focus there would pass for an offer to answer it. */
const textFields = 'input:not([type="checkbox"], [type="radio"]), select, textarea';

/** The first field of a panel where there is a mouse: on a phone the keyboard would jump up. */
export function firstField(panel: HTMLElement): HTMLElement | undefined {
  const mouse = panel.ownerDocument.defaultView?.matchMedia?.('(hover: hover) and (pointer: fine)');
  if (!mouse?.matches) return undefined;
  return tabbableIn(panel).find((stop) => stop.matches(textFields));
}

/** When the focused button goes away (a next step, a finished upload), the panel takes focus, not the page. */
export function keepFocusWhenRemoved(panel: HTMLElement): () => void {
  const observer = new MutationObserver((changes) => {
    const removed = changes.some((change) => change.removedNodes.length > 0);
    if (removed && !focusedNear(panel)) panel.focus({ preventScroll: true });
  });
  observer.observe(panel, { childList: true, subtree: true });
  return () => observer.disconnect();
}
