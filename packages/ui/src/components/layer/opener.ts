import { focusedNear } from './focus.ts';

/** The element that had focus when a layer opened, and the layer that contains this element. */
export interface Opener {
  readonly element: HTMLElement | null;
  readonly within: Element | null;
}

const openers = new WeakMap<Element, Opener>();

/** Reads which element has focus now. Call it before the layer takes focus. */
export function openerNear(node: Node): Opener {
  const element = focusedNear(node);
  return { element, within: element?.closest('[data-layer]') ?? null };
}

/** Saves the opener of a layer, for layers that are opened from inside it. A layer is never its own opener. */
export function keepOpener(layer: Element, opener: Opener): void {
  if (opener.within !== layer) openers.set(layer, opener);
}

/**
 * Returns focus to the opener. If it was in a dialog that has closed since, focus goes to the opener of that dialog,
 * and so on.
 */
export function restoreFocus(opener: Opener): void {
  for (
    let now: Opener | undefined = opener;
    now;
    now = now.within ? openers.get(now.within) : undefined
  ) {
    if (now.element?.isConnected && now.within?.getAttribute('data-state') !== 'closed') {
      now.element.focus({ preventScroll: true });
      return;
    }
  }
}
