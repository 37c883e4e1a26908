/** Returns the link of a plain click that would load a page of the site into the frame, else `null`. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { button, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey)
    return null;
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.target === '' || link.target === '_self' ? link : null;
}
