/**
 * Observes whether an element is visible: on screen, and in a visible browser tab. Calls back once at the start and
 * then on every change. Use it to pause animations while nobody can see them.
 */
export function observeVisibility(element: Element, changed: (seen: boolean) => void): () => void {
  const page = element.ownerDocument;
  const Observer = page.defaultView?.IntersectionObserver;
  let onScreen = true;
  let told: boolean | undefined;
  const tell = () => {
    const seen = onScreen && page.visibilityState !== 'hidden';
    if (seen !== told) {
      told = seen;
      changed(seen);
    }
  };
  const observer = Observer
    ? new Observer((entries) => {
        onScreen = entries.at(-1)?.isIntersecting ?? onScreen;
        tell();
      })
    : undefined;
  observer?.observe(element);
  page.addEventListener('visibilitychange', tell);
  tell();
  return () => {
    observer?.disconnect();
    page.removeEventListener('visibilitychange', tell);
  };
}

const reduced = '(prefers-reduced-motion: reduce)';

/** Whether the person prefers reduced motion now. */
export function prefersStill(element: Element): boolean {
  return element.ownerDocument.defaultView?.matchMedia?.(reduced).matches ?? false;
}

/** Calls back with the result of `prefersStill` at the start and whenever the setting changes. */
export function watchStill(element: Element, changed: (still: boolean) => void): () => void {
  const query = element.ownerDocument.defaultView?.matchMedia?.(reduced);
  const tell = () => changed(query?.matches ?? false);
  query?.addEventListener('change', tell);
  tell();
  return () => query?.removeEventListener('change', tell);
}
