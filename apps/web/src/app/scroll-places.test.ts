// @vitest-environment jsdom
import { memoryStore } from '@parlour/features/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReturning, readPlaces, storePlaces } from './scroll-places.ts';

let grow: () => void;
let height = 0;
const scrolled = vi.fn();

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(told: () => void) {
        grow = told;
      }
      observe() {}
      disconnect() {
        grow = () => undefined;
      }
    },
  );
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  vi.spyOn(window, 'scrollTo').mockImplementation((...where) => scrolled(...where));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  scrolled.mockClear();
});

test('waits until the page is tall enough for the position, and keeps the position while the page grows', () => {
  height = 400;
  keepReturning(window, 900);
  expect(scrolled).not.toHaveBeenCalled();
  height = 2_000;
  grow();
  expect(scrolled).toHaveBeenLastCalledWith(0, 900);
  grow();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'gives up as soon as the person moves the page by %s',
  (move) => {
    height = 400;
    keepReturning(window, 900);
    window.dispatchEvent(new Event(move));
    height = 2_000;
    grow();
    expect(scrolled).not.toHaveBeenCalled();
  },
);

test('positions are kept over a reload, except the one of the first step of a visit', () => {
  const store = memoryStore();
  storePlaces(
    store,
    new Map([
      ['default', 300],
      ['k1', 900],
    ]),
  );
  expect([...readPlaces(store)]).toEqual([['k1', 900]]);
  for (const spoiled of ['{', 'null', '{"k1":"far"}']) {
    store.setItem('places', spoiled);
    expect([...readPlaces(store)]).toEqual([]);
  }
});
