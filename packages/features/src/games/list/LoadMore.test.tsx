// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { LoadMore } from './LoadMore.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The end of a list, and what the browser's observer reports about it. */
async function open(state: { busy: boolean; failed: boolean }) {
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
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <TestProviders test={createTestRuntime({ language: 'en' })} language="en">
        <LoadMore {...state} onMore={onMore} />
      </TestProviders>,
    ),
  );
  const close = () => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  };
  return { onMore, tell: (...seen: boolean[]) => tell(...seen), close };
}

test('[GAM-02] [GAM-06] loads more when the end comes near', async () => {
  const { onMore, tell, close } = await open({ busy: false, failed: false });
  tell(false);
  expect(onMore).not.toHaveBeenCalled();
  tell(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  close();
});

test('[GAM-02] [GAM-06] also loads when a busy browser reports "away" and "near" together', async () => {
  const { onMore, tell, close } = await open({ busy: false, failed: false });
  tell(false, true);
  expect(onMore).toHaveBeenCalledTimes(1);
  close();
});

test('[GAM-02] [ERR-01] after a failure only the button loads again', async () => {
  const { onMore, tell, close } = await open({ busy: false, failed: true });
  tell(true);
  expect(onMore).not.toHaveBeenCalled();
  close();
});
