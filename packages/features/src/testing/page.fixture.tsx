import { act } from 'react';
import { vi } from 'vitest';

/**
 * Waits in a jsdom test until what it looks for is drawn. What comes with an answer is drawn at
 * the end of an `act`: each look has one of its own.
 */
export const settled = (condition: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      condition();
    },
    { interval: 20, timeout: 20_000 },
  );
