/** Sheets of parts that did not come. Vite's loader asks for each sheet once. */
const missing = new Set<HTMLLinkElement>();

function note({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target);
}

let isWatching = false;

/** Asks once more for one sheet, in its place in the document; rejects when it does not come. */
function renew(link: HTMLLinkElement): Promise<unknown> {
  const again = document.createElement('link');
  again.rel = 'stylesheet';
  again.crossOrigin = link.crossOrigin;
  again.href = link.href;
  missing.delete(link);
  link.replaceWith(again);
  return new Promise((resolve, reject) => {
    again.onload = resolve;
    again.onerror = () => reject(new TypeError(`Failed to import ${again.href}`));
  });
}

/** Asks again for the sheets that did not come since the last call, and waits for them. */
export async function renewSheets(): Promise<void> {
  if (typeof document === 'undefined') return;
  if (!isWatching) {
    isWatching = true;
    document.addEventListener('error', note, true);
  }
  await Promise.all([...missing].map(renew));
}
