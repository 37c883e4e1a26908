import { type RefCallback, useState } from 'react';

/** Checks of fields that wait until a press is over. */
export interface HeldBlur {
  /** Of the `<form>`. */
  readonly ref: RefCallback<HTMLElement>;
  /** Wraps the `onBlur` of a field: at once by keyboard, after the press by mouse or finger. */
  readonly hold: <Left>(onBlur: (event: Left) => unknown) => (event: Left) => void;
}

/**
 * For forms that check a field when it is left. A press beside the field takes its focus before it
 * is let go; an error that shows in between moves what is pressed, and the click is lost. So the
 * check runs at the end of the press (A11-01).
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
      // Of a finger too it is the mouse events that move the focus, after its `pointerup`.
      const press = ({ button }: MouseEvent) => {
        pressed = button === 0;
      };
      // The click follows its `mouseup` within the same task.
      const afterClick = () => setTimeout(release);
      page.addEventListener('mousedown', press, true);
      const ends = ['mouseup', 'dragend'] as const;
      for (const end of ends) page.addEventListener(end, afterClick, true);
      // A press may end outside the document, without `mouseup`: the next key ends it.
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
