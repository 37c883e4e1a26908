import { useEffect } from 'react';

/** Where a key is a letter of what somebody writes. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** A window that is open keeps what was typed in it. */
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
