import { type RefCallback, useState } from 'react';

/** Delays the checks of fields until a press is over. */
export interface HeldBlur {
  /** Ref of the `<form>`. */
  readonly ref: RefCallback<HTMLElement>;
  /** Wraps the `onBlur` of a field. It runs at once after a key, and after the press with mouse or finger. */
  readonly hold: <Left>(onBlur: (event: Left) => unknown) => (event: Left) => void;
}

/**
 * For forms that check a field when it is left. A press beside the field blurs it before the press ends; an error that
 * appears in between moves the pressed element, and the click is lost. So the check runs at the end of the press
 * (A11-01).
 */
export function useHeldBlur(): HeldBlur {
  const [held] = useState(createHeldBlur);
  return held;
}

function createHeldBlur(): HeldBlur {
  let pressed = false;
  let waiting: (() => unknown)[] = [];
  const release = () => {
    const checks = waiting;
    pressed = false;
    waiting = [];
    for (const check of checks) check();
  };
  return {
    ref: (form) => {
      const page = form?.ownerDocument;
      if (!page) return;
      // On touch screens too, mouse events move the focus, after the finger's `pointerup`.
      const press = ({ button }: MouseEvent) => {
        pressed = button === 0;
      };
      // The click follows its `mouseup` in the same task.
      const afterClick = () => setTimeout(release);
      page.addEventListener('mousedown', press, true);
      const ends = ['mouseup', 'dragend'] as const;
      for (const end of ends) page.addEventListener(end, afterClick, true);
      // A press may end outside the document, without `mouseup`: then the next key ends it.
      page.addEventListener('keydown', release, true);
      return () => {
        page.removeEventListener('mousedown', press, true);
        for (const end of ends) page.removeEventListener(end, afterClick, true);
        page.removeEventListener('keydown', release, true);
        pressed = false;
        waiting = [];
      };
    },
    hold: (onBlur) => (event) => {
      if (pressed) waiting.push(() => onBlur(event));
      else onBlur(event);
    },
  };
}
