/**
 * Observes whether an element is visible: on screen, in a visible tab. Calls `changed` once at the start and then on
 * every change. Returns the function that stops it.
 */
export function observeVisibility(element: Element, changed: (seen: boolean) => void): () => void {
  const page = element.ownerDocument;
  const Observer = page.defaultView?.IntersectionObserver;
  let onScreen = true;
  let told: boolean | undefined;
  const tell = () => {
    const seen = onScreen && page.visibilityState !== 'hidden';
    if (seen === told) return;
    told = seen;
    changed(seen);
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
