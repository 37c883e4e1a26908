import { vi } from 'vitest';

/** Puts `matchMedia`, which jsdom has not, in its place: every query matches, or none does. */
export function stubMatchMedia(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

/** Puts `ResizeObserver`, which jsdom has not, in its place: one that sees no change of size. */
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
