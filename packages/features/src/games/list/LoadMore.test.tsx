// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { LoadMore } from './LoadMore.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  scrollTo(0);
});

/** Scrolls the page, as far as anything can see here. */
function scrollTo(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  fireEvent.scroll(document);
}

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
  const part = (now = state) => (
    <div data-testid="window">
      <LoadMore {...now} onMore={onMore} />
    </div>
  );
  const { user, rerender } = renderPage(createTestRuntime({ language: 'en' }), part());
  return {
    ...{ user, onMore },
    tell: (...seen: boolean[]) => tell(...seen),
    /** The next page is asked for, and arrives. */
    arrive: () => {
      rerender(part({ ...state, busy: true }));
      rerender(part());
    },
  };
}

test('[GAM-02] [GAM-06] loads more when somebody scrolls to the end', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  tell(false);
  scrollTo(900);
  expect(onMore).not.toHaveBeenCalled();
  tell(true);
  scrollTo(1000);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] a list whose end is on the screen at first loads nothing until somebody scrolls', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  tell(true);
  // A new page is shown from its top.
  scrollTo(0);
  expect(onMore).not.toHaveBeenCalled();
  scrollTo(40);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] each page needs a scroll of its own', () => {
  const { onMore, tell, arrive } = open({ busy: false, failed: false });
  tell(true);
  scrollTo(40);
  arrive();
  tell(true);
  expect(onMore).toHaveBeenCalledTimes(1);
  scrollTo(80);
  expect(onMore).toHaveBeenCalledTimes(2);
});

test('[GAM-03] a scroll in the window of a vendor counts, one beside the list does not', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  const [box, other] = [screen.getByTestId('window'), document.createElement('div')];
  document.body.append(other);
  tell(true);
  other.scrollTop = 50;
  fireEvent.scroll(other);
  other.remove();
  expect(onMore).not.toHaveBeenCalled();
  box.scrollTop = 50;
  fireEvent.scroll(box);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] [GAM-06] also loads when a busy browser reports "away" and "near" together', () => {
  const { onMore, tell } = open({ busy: false, failed: false });
  scrollTo(40);
  tell(false, true);
  expect(onMore).toHaveBeenCalledTimes(1);
});

test('[GAM-02] [ERR-01] after a failure only the button loads again', async () => {
  const { user, onMore, tell } = open({ busy: false, failed: true });
  scrollTo(40);
  tell(true);
  expect(onMore).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onMore).toHaveBeenCalledTimes(1);
});
