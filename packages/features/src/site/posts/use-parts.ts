import { type RefCallback, useCallback, useRef, useState } from 'react';

/** A heading inside a text. */
export interface TextPart {
  /** Unique in the text: two parts may have the same title. */
  readonly id: string;
  readonly title: string;
  /** Scrolls to the heading and focuses it. */
  readonly show: () => void;
}

const headings = 'h2, h3, h4, h5, h6';

const partsIn = (box: Element): readonly TextPart[] =>
  [...box.querySelectorAll<HTMLElement>(headings)]
    .filter(({ textContent }) => (textContent ?? '').trim() !== '')
    .map((heading, place) => ({
      id: String(place),
      title: (heading.textContent ?? '').trim(),
      show: () => {
        // Moves the focus, so that keyboard users continue reading here.
        heading.tabIndex = -1;
        heading.focus();
        heading.scrollIntoView({ block: 'start' });
      },
    }));

/**
 * Finds the headings of a sanitised text for its table of contents. The text is plain first, and becomes HTML when the
 * sanitiser has loaded, so the headings are searched whenever the box changes.
 */
export function useParts(): readonly [RefCallback<HTMLElement>, readonly TextPart[]] {
  const [parts, setParts] = useState<readonly TextPart[]>([]);
  const watching = useRef<MutationObserver | null>(null);
  const box = useCallback((element: HTMLElement | null) => {
    watching.current?.disconnect();
    watching.current = null;
    if (!element) return;
    const look = () => setParts(partsIn(element));
    const Observer = element.ownerDocument.defaultView?.MutationObserver;
    if (Observer) {
      watching.current = new Observer(look);
      watching.current.observe(element, { childList: true, subtree: true });
    }
    look();
  }, []);
  return [box, parts];
}
