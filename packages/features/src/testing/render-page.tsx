import {
  act,
  cleanup,
  type RenderOptions,
  type RenderResult,
  render,
} from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';
import type { Language } from '../shared/i18n/language.ts';
import { TestProviders, type TestRuntime } from './test-runtime.tsx';

/** What a unit test gets for a rendered page: the person in front of it, and Testing Library's result. */
export interface RenderedPage extends RenderResult {
  readonly user: UserEvent;
}

/**
 * Renders a page with the client and sandbox of a test, in English unless another language is given. The page is
 * removed when the test ends.
 */
export function renderPage(
  test: TestRuntime,
  page: ReactNode,
  language: Language = 'en',
): RenderedPage {
  return renderAlone(page, ({ children }) => (
    <TestProviders test={test} language={language}>
      {children}
    </TestProviders>
  ));
}

/** Renders a part that needs no client. It is removed when the test ends. */
export function renderAlone(
  part: ReactNode,
  wrapper?: (props: { readonly children: ReactNode }) => ReactNode,
): RenderedPage {
  onTestFinished(cleanup);
  const options: RenderOptions = wrapper ? { wrapper } : {};
  return { user: newUser(), ...render(part, options) };
}

/** A person who types and presses without a pause. */
export const newUser = (): UserEvent => userEvent.setup({ delay: null });

/** Presses twice in one task, before anything can render. Looks the element up each time. */
export const pressTwiceAtOnce = (find: () => HTMLElement | null | undefined): Promise<void> =>
  act(async () => {
    find()?.click();
    find()?.click();
  });

/** Answers the open question where the page does not show it; the first, if there are several. */
export const answerQuestion = (
  { runtime: { dialogs } }: Pick<TestRuntime, 'runtime'>,
  yes: boolean,
): Promise<void> => act(async () => dialogs.answer(dialogs.getSnapshot()[0]?.id ?? 0, yes));
