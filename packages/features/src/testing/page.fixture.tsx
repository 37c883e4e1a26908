import { act, type ReactNode } from 'react';
import type { Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Language } from '../i18n/index.ts';
import { TestProviders, type TestRuntime } from './test-runtime.tsx';

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
