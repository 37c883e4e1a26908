/** Counts how many layers keep an element inert. Elements that the page itself made inert are not counted. */
const holders = new WeakMap<Element, number>();

/**
 * Makes everything around `layer` inert, up to the document's body and across shadow roots, so that pointer, Tab and
 * screen readers cannot reach anything behind a modal. Toasts stay reachable, and so do elements that are added later
 * (a menu the modal opens). Returns a function that undoes it; layers may close in any order.
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

/** Ends below `<html>`: the body itself does not become inert, its other children do. */
function next(parent: ParentNode): Element | null {
  if (!(parent instanceof Element)) return null;
  return parent === parent.ownerDocument.body ? null : parent;
}

const toaster = '[data-component="toaster"]';
/** These show nothing and take no focus, and `inert` on a style would trigger observers of styles. */
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
