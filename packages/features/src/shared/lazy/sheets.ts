/** Asks once more for one sheet, in its place in the document; rejects when it does not come. */
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
 * Asks again for the style sheets that did not come, and waits for them. The script in the head of a document marks those;
 * Vite's loader asks for each sheet once.
 */
export async function renewSheets(): Promise<void> {
  const failed = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-failed]');
  await Promise.all([...failed].map(renew));
}
