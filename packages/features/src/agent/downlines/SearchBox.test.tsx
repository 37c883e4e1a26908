// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia, stubResizeObserver } from '../../testing/browser.fixture.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { DownlinesView } from './DownlinesView.tsx';
import type { Downline, DownlinePage } from './downlines-model.ts';
import { samplePerson } from './samples.ts';
import { downlinesStates } from './states.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stubMatchMedia(true);
  stubResizeObserver();
  // The scroll container needs a height, otherwise no row is in view and none is rendered.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
});
afterEach(() => {
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
    const viewOf = (people: readonly Downline[]) => (
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
    );
    const { rerender } = renderPage(createTestRuntime({ language: 'en' }), viewOf(rows));
    const [, body] = screen.getAllByRole('rowgroup');
    if (!body) throw new Error('There are no rows');
    expect(within(body).getAllByRole('row').length).toBeGreaterThan(5);
    expect(looks).toBeGreaterThan(0);
    looks = 0;
    const seen: MutationRecord[] = [];
    const changes = new MutationObserver((records) => void seen.push(...records));
    changes.observe(body, { subtree: true, childList: true, attributes: true });
    const field = screen.getByRole('searchbox', { name: 'Search the team by username' });
    // Without `user-event`: it waits with a real timer.
    for (const text of ['n', 'na', 'nad', 'nadi', 'nadia']) {
      fireEvent.input(field, { target: { value: text } });
      expect(field).toHaveValue(text);
    }
    expect(looks).toBe(0);
    expect([...seen, ...changes.takeRecords()]).toEqual([]);
    expect(onMove).not.toHaveBeenCalled();
    await act(async () => vi.advanceTimersByTime(1_000));
    expect(onMove.mock.calls).toEqual([[{ search: 'nadia' }]]);
    changes.disconnect();
    // Counter-check: rows that are rendered again are counted.
    looks = 0;
    rerender(viewOf([...rows].reverse()));
    expect(looks).toBeGreaterThan(0);
  },
);
