import { type RefCallback, useCallback, useRef, useState } from 'react';

/** A heading inside a text. */
export interface TextPart {
  /** Unique in the text: two parts may have one title. */
  readonly id: string;
  readonly title: string;
  /** Moves to it. */
  readonly show: () => void;
}

const headings = 'h3, h4, h5, h6';

const partsIn = (box: Element): readonly TextPart[] =>
  [...box.querySelectorAll<HTMLElement>(headings)]
    .filter(({ textContent }) => (textContent ?? '').trim() !== '')
    .map((heading, place) => ({
      id: String(place),
      title: (heading.textContent ?? '').trim(),
      show: () => {
        // A keyboard reads on from here.
        heading.tabIndex = -1;
        heading.focus();
        heading.scrollIntoView({ block: 'start' });
      },
    }));

/**
 * The headings of a text once it is clean: its table of contents. A text comes as words first and
 * as nodes when its sanitiser is there, so they are looked for whenever the box changes.
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
