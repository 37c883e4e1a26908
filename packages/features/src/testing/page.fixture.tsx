import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Language } from '../shared/i18n/language.ts';
import { TestProviders, type TestRuntime } from './test-runtime.tsx';

/** A place in the document for a page, and the root to draw it with. */
export function newPlace() {
  const box = document.body.appendChild(document.createElement('div'));
  return { box, root: createRoot(box) };
}

/** Unmounts the page of a place, and takes the place out of the document. */
export async function removePlace(root: Root, box: HTMLElement): Promise<void> {
  await act(async () => root.unmount());
  box.remove();
}

/** Draws a page, in English unless another language is named, over the client and sandbox of a test. */
export const draw = (root: Root, test: TestRuntime, page: ReactNode, language: Language = 'en') =>
  act(async () =>
    root.render(
      <TestProviders test={test} language={language}>
        {page}
      </TestProviders>,
    ),
  );

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
