import { focusedNear } from './focus.ts';

/** Who had focus when a layer opened, and the layer that person was in. */
export interface Opener {
  readonly element: HTMLElement | null;
  readonly within: Element | null;
}

const openers = new WeakMap<Element, Opener>();

/** Looks who has focus now; call it before the layer takes it. */
export function openerNear(node: Node): Opener {
  const element = focusedNear(node);
  return { element, within: element?.closest('[data-layer]') ?? null };
}

/** Keeps the opener of a layer, for layers that are opened from inside it. No layer opens itself. */
export function keepOpener(layer: Element, opener: Opener): void {
  if (opener.within !== layer) openers.set(layer, opener);
}

/**
 * Gives focus back. A button of a dialog that has closed meanwhile cannot take
 * it; then the opener of that dialog gets it, and so on.
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
