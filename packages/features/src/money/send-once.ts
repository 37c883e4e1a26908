import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * For a form that moves money: a key that is held down and the second press of a double click are
 * no further wish, not even when the first answer has come already (WAL-07). Spread on the form and
 * on its button.
 */
export const sendsOnce = {
  form: {
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault();
    },
  },
  button: {
    onClick: (event: MouseEvent): void => {
      if (event.detail > 1) event.preventDefault();
    },
  },
} as const;
