import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Language } from '../shared/i18n/language.ts';
import { TestProviders, type TestRuntime } from './test-runtime.tsx';

/** Creates an element in the document for a page, and the root to render it. */
export function newPlace() {
  const box = document.body.appendChild(document.createElement('div'));
  return { box, root: createRoot(box) };
}

/** Unmounts the page, and removes its element from the document. */
export async function removePlace(root: Root, box: HTMLElement): Promise<void> {
  await act(async () => root.unmount());
  box.remove();
}

/** Renders a page with the client and sandbox of a test, in English unless another language is given. */
export const draw = (root: Root, test: TestRuntime, page: ReactNode, language: Language = 'en') =>
  act(async () =>
    root.render(
      <TestProviders test={test} language={language}>
        {page}
      </TestProviders>,
    ),
  );

/**
 * Waits in a jsdom test until the condition holds. React renders a response at the end of an `act`, so each check runs
 * in its own `act`.
 */
export const settled = (condition: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      condition();
    },
    { interval: 20, timeout: 20_000 },
  );
