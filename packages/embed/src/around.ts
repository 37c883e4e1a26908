/**
 * Calls back when the look or language of the page around the elements may have changed: the scheme of the device,
 * attributes of `<html>` and `<body>`, where pages set their scheme, and a `lang` anywhere. Several changes before the
 * next frame cause one call. Returns a function that stops it.
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
  // Some pages replace the whole body when they navigate.
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
