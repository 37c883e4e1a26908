/** The slip as a sheet at the bottom of a narrow page. */
export interface Sheet {
  close(): void;
}

/**
 * Opens and closes the sheet. A wide page shows the slip beside the matches and has no button for it. The browser gets
 * its source text, so it must not use anything from outside.
 */
export function makeSheet(): Sheet {
  const slip = document.getElementById('slip');
  const button = document.getElementById('slipToggle');
  const set = (isOpen: boolean) => {
    if (slip) slip.dataset.open = String(isOpen);
    button?.setAttribute('aria-expanded', String(isOpen));
  };
  button?.addEventListener('click', () => set(slip?.dataset.open !== 'true'));
  slip?.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || slip.dataset.open !== 'true') return;
    set(false);
    button?.focus();
  });
  return { close: () => set(false) };
}
