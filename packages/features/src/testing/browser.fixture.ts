import { vi } from 'vitest';

/** Replaces `matchMedia`, which jsdom lacks: every query matches, or none does. */
export function stubMatchMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Replaces `ResizeObserver`, which jsdom lacks, with one that never reports a change. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
