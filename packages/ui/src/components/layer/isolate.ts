/** How many layers keep an element inert. Elements the page itself made inert are not counted. */
const holders = new WeakMap<Element, number>();

/**
 * Makes everything around `layer` inert, up to the document's body and across
 * shadow roots: no pointer, no Tab, no screen reader gets behind a modal. Toasts
 * stay reachable, and so does whatever is added later (a menu the modal opens).
 * Returns the undo; layers may close in any order.
 */
export function isolate(layer: Element): () => void {
  const marked: Element[] = [];
  for (let node: Element | null = layer; node; ) {
    const parent: ParentNode | null = node.parentNode;
    if (!parent) break;
    for (const sibling of parent.children) if (sibling !== node) mark(sibling, marked);
    node = parent instanceof ShadowRoot ? parent.host : next(parent);
  }
  return () => {
    for (const element of marked) release(element);
  };
}

/** The walk ends below `<html>`: body is not inert, its other children are. */
function next(parent: ParentNode): Element | null {
  if (!(parent instanceof Element)) return null;
  return parent === parent.ownerDocument.body ? null : parent;
}

const toaster = '[data-component="toaster"]';
/** Nothing to see or reach in these, and `inert` on a style would trigger observers of styles. */
const silent = 'script, style, link, template';

function mark(element: Element, marked: Element[]): void {
  if (element.matches(`${toaster}, ${silent}`)) return;
  if (element.querySelector(toaster)) {
    for (const child of element.children) mark(child, marked);
    return;
  }
  const count = holders.get(element) ?? 0;
  if (count === 0 && element.hasAttribute('inert')) return;
  holders.set(element, count + 1);
  element.setAttribute('inert', '');
  marked.push(element);
}

function release(element: Element): void {
  const count = (holders.get(element) ?? 1) - 1;
  if (count > 0) {
    holders.set(element, count);
    return;
  }
  holders.delete(element);
  element.removeAttribute('inert');
}
