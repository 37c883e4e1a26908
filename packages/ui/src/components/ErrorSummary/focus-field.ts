/**
 * Focuses the field with this id as an error link should: scrolls its label into view first, so that the reader sees
 * which field it is.
 *
 * Looks in the tree of `from`, then in the trees around it: a widget in a shadow root may keep its credential fields
 * in the page (slotted).
 *
 * Returns whether the field was found.
 */
export function focusField(from: Node, id: string): boolean {
  const field = findById(from, id);
  if (!field) return false;
  const label = field instanceof HTMLInputElement ? field.labels?.[0] : undefined;
  const place = label ?? field;
  place.closest('[data-component]')?.scrollIntoView({ block: 'start' });
  field.focus({ preventScroll: true });
  return true;
}

function findById(from: Node, id: string): HTMLElement | null {
  const root = from.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return null;
  const found = root.getElementById(id);
  if (found) return found;
  return root instanceof ShadowRoot ? findById(root.host, id) : null;
}
