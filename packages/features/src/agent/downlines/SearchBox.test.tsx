// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { DownlinesView } from './DownlinesView.tsx';
import type { Downline, DownlinePage } from './downlines-model.ts';
import { samplePerson } from './samples.ts';
import { downlinesStates } from './states.ts';

let box: HTMLElement;
let root: Root;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubMatchMedia(true);
  stubResizeObserver();
  // The scroll container needs a height, otherwise no row is in view and none is rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
  ({ box, root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nothing = () => undefined;
const hrefOf = (of: string) => `?of=${of}`;

/** Ten thousand downlines; calls `look` when the account of the first one is read. */
function watched(look: () => void): readonly Downline[] {
  const one = samplePerson();
  return Array.from({ length: 10_000 }, (_, index) =>
    Object.defineProperty({ ...one, id: `n-${index}` }, 'account', {
      get: () => {
        look();
        return `na***${index}`;
      },
    }),
  );
}

async function write(text: string) {
  const field = box.querySelector<HTMLInputElement>('input[type="search"]');
  if (!field) throw new Error('There is no box');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(field.value).toBe(text);
}

test.each(['list', 'tree'] as const)(
  '[AGT-15] typing in the search of ten thousand renders no row of the %s; a pause sends one request',
  async (view) => {
    let looks = 0;
    const rows = watched(() => {
      looks += 1;
    });
    const states = downlinesStates.statesIn('en');
    const state = view === 'tree' ? states.treeMany : states.list;
    const pageOf = (people: readonly Downline[]): DownlinePage => ({
      ...{ rows: people, pages: 500, total: people.length, path: [] },
      sums: { team: 0, balance: '', validBet: '' },
    });
    const onMove = vi.fn();
    const setup = createTestRuntime({ language: 'en' });
    const draw = (people: readonly Downline[]) =>
      act(async () =>
        root.render(
          <TestProviders test={setup} language="en">
            <DownlinesView
              {...state}
              hrefOf={hrefOf}
              list={{ status: 'ready', value: pageOf(people) }}
              tree={{ ...state.tree, rows: { status: 'ready', value: people } }}
              onMove={onMove}
              onOpenRows={nothing}
              onBelow={nothing}
              onDetail={nothing}
              onClose={nothing}
              onRates={nothing}
              onRatesAgain={nothing}
              onRetryCaps={nothing}
              onRetry={nothing}
              onTransferOpen={nothing}
              onTransferDraft={nothing}
              onTransferSend={nothing}
              onTransferAgain={nothing}
              onRetryTransfer={nothing}
              onRetryTransfers={nothing}
              onTransferPage={nothing}
            />
          </TestProviders>,
        ),
      );
    await draw(rows);
    expect(box.querySelectorAll('tbody tr[data-part="row"]').length).toBeGreaterThan(5);
    expect(looks).toBeGreaterThan(0);
    looks = 0;
    const tbody = box.querySelector('tbody');
    if (!tbody) throw new Error('There are no rows');
    const seen: MutationRecord[] = [];
    const changes = new MutationObserver((records) => void seen.push(...records));
    changes.observe(tbody, { subtree: true, childList: true, attributes: true });
    for (const text of ['n', 'na', 'nad', 'nadi', 'nadia']) await write(text);
    expect(looks).toBe(0);
    expect([...seen, ...changes.takeRecords()]).toEqual([]);
    expect(onMove).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(onMove.mock.calls).toEqual([[{ search: 'nadia' }]]);
    changes.disconnect();
    // Counter-check: rows that are rendered again are counted.
    looks = 0;
    await draw([...rows].reverse());
    expect(looks).toBeGreaterThan(0);
  },
);
