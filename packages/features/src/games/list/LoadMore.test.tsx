// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { LoadMore } from './LoadMore.tsx';

afterEach(() => void vi.unstubAllGlobals());

/** The end of a list, and what the browser's observer reports about it. */
function open(state: { busy: boolean; failed: boolean }) {
  let tell: (...seen: boolean[]) => void = () => undefined;
  class Observer {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      tell = (...seen) => callback(seen.map((isIntersecting) => ({ isIntersecting })));
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  const onMore = vi.fn();
  const { user } = renderPage(
    createTestRuntime({ language: 'en' }),
    <LoadMore {...state} onMore={onMore} />,
  );
  return { user, onMore, tell: (...seen: boolean[]) => tell(...seen) };
}

test('[GAM-02] [GAM-06] loads more when the end comes near', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  tell(false);
  expect(onMore).not.toHaveBeenCalled();
  tell(true);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] [GAM-06] also loads when a busy browser reports "away" and "near" together', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  tell(false, true);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] [ERR-01] after a failure only the button loads again', async () => {
  const { user, onMore, tell } = open({ busy: false, failed: true });
  tell(true);
  expect(onMore).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
