/**
 * Calls back when the page around the elements may look or speak differently: the scheme of the device, attributes of
 * `<html>` and `<body>`, where pages keep their scheme, and a language anywhere. Several changes before the next frame are
 * one. Returns how to end it.
 */
export function watchAround(page: Document, onChange: () => void): () => void {
  const view = page.defaultView;
  if (!view) return () => {};
  let frame = 0;
  const soon = () => {
    frame ||= view.requestAnimationFrame(() => {
      frame = 0;
      onChange();
    });
  };
  const looks = new view.MutationObserver(() => {
    watchBody();
    soon();
  });
  // Some pages replace the whole body when they go on.
  const watchBody = () => {
    if (page.body) looks.observe(page.body, { attributes: true });
  };
  looks.observe(page.documentElement, { attributes: true, childList: true });
  watchBody();
  const languages = new view.MutationObserver(soon);
  languages.observe(page, { subtree: true, attributeFilter: ['lang'] });
  const prefersDark = view.matchMedia('(prefers-color-scheme: dark)');
  prefersDark.addEventListener('change', soon);
  return () => {
    view.cancelAnimationFrame(frame);
    looks.disconnect();
    languages.disconnect();
    prefersDark.removeEventListener('change', soon);
  };
}
