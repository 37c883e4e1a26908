/** Requests one style sheet again, at its place in the document. Rejects if it fails again. */
function renew(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = () => reject(new TypeError(`Failed to import ${again.href}`));
  });
}

/**
 * Requests the style sheets that failed to load again, and waits for them. The script in the document's head marks
 * them; Vite's loader requests each sheet only once.
 */
export async function renewSheets(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-failed]');
  await Promise.all([...failed].map(renew));
}
