import { useEffect } from 'react';

/** Whether the focus is in a text field, where a key is a typed letter. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a window is open: it must keep what was typed in it. */
const isCovered = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** Ctrl or Command with K, and the slash outside text fields, open the search. */
export function useSearchKeys(onSearch: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && !event.altKey && event.key === 'k';
      const slash = event.key === '/' && !isWriting(event.target);
      if ((!command && !slash) || event.defaultPrevented || isCovered()) return;
      event.preventDefault();
      onSearch();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onSearch]);
}
