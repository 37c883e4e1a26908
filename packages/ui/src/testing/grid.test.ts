// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { faultsOfRows } from './grid.ts';

/** Position of a state from the inline start and the top of its list, and the widths of the state and its content. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly content?: number;
}

function placed(element: HTMLElement, { x, y, width, content = width }: Place): HTMLElement {
  element.getBoundingClientRect = () => new DOMRect(x, y, width, 40);
  Object.defineProperty(element, 'clientWidth', { value: width });
  Object.defineProperty(element, 'scrollWidth', { value: content });
  return element;
}

/** A page with one list of states, 1,248 px wide: three columns of 400 px, with gaps of 24 px. */
function pageOf(states: readonly Place[], wide = false): HTMLElement {
  const page = document.createElement('main');
  const list = document.createElement('section');
  list.dataset.place = '0';
  if (wide) list.dataset.wide = 'true';
  for (const [at, place] of states.entries()) {
    const state = document.createElement('figure');
    state.dataset.shown = `state${at}`;
    list.append(placed(state, place));
  }
  page.append(placed(list, { x: 16, y: 0, width: 1248 }));
  return page;
}

const column = (at: number, y = 0): Place => ({ x: 16 + at * 424, y, width: 400 });
const row = (y: number): Place => ({ x: 16, y, width: 1248 });

test('[SBK-02] states that fill their rows have no fault, with a full or a partial last row', () => {
  expect(faultsOfRows(pageOf([column(0), column(1), column(2), column(0, 80)]))).toEqual([]);
  expect(faultsOfRows(pageOf([column(2), column(1), column(0)]))).toEqual([]);
  expect(faultsOfRows(pageOf([row(0)]))).toEqual([]);
});

test('[SBK-02] a row with room for more is a fault, unless its states are wide', () => {
  const states = [row(0), row(80), row(160)];
  expect(faultsOfRows(pageOf(states))).toEqual(['1 states in a row, not 3']);
  expect(faultsOfRows(pageOf(states, true))).toEqual([]);
});

test('[SBK-02] a row that leaves part of the width empty is a fault', () => {
  expect(faultsOfRows(pageOf([column(0), column(1)]))).toEqual([
    'the first row does not fill the width',
  ]);
});

test('[SBK-02] a state that overflows into the next one is named', () => {
  const states = [{ ...column(0), content: 430 }, { ...column(1), content: 420 }, column(2)];
  expect(faultsOfRows(pageOf(states))).toEqual(['state0 reaches into the state beside it']);
});
