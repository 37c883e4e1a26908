import { cleanup, type RenderOptions, type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { onTestFinished } from 'vitest';

/** What a unit test gets for a rendered part: the person in front of it, and Testing Library's result. */
export interface RenderedPart extends RenderResult {
  readonly user: UserEvent;
}

/** Renders a part of the library. It is removed when the test ends. */
export function renderAlone(part: ReactNode, options: RenderOptions = {}): RenderedPart {
  onTestFinished(cleanup);
  return { user: userEvent.setup({ delay: null }), ...render(part, options) };
}
