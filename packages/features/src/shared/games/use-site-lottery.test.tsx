// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { readLottery, useSiteLottery } from './use-site-lottery.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

function Reader() {
  const { area, type } = useSiteLottery();
  return `${area} ${type}`;
}

/** The lottery that a page reads from the entry, and the issues it reports. */
async function read(lottery: unknown) {
  const backend = createTestRuntime({ config: { lottery } });
  const page = document.createElement('div');
  const root = createRoot(page);
  await act(async () =>
    root.render(
      <TestProviders test={backend}>
        <Reader />
      </TestProviders>,
    ),
  );
  const shown = page.textContent;
  await act(async () => root.unmount());
  return { shown, reported: backend.runtime.log.recent.map(({ what }) => what) };
}

test('[CFG-01] the lotteries of a site are VN, SEA unless its operator configures another type', async () => {
  expect(await read(null)).toEqual({ shown: 'VN SEA', reported: [] });
  expect(await read({ area: 'VN', type: 'ZY' })).toEqual({ shown: 'VN ZY', reported: [] });
});

test('[CFG-01] an entry that cannot be used is reported, and the default is used', async () => {
  const usual = { shown: 'VN SEA', reported: ['lottery: bad-value'] };
  expect(await read({ area: 'TH', type: 'SEA' })).toEqual(usual);
  for (const wrong of ['VN', 7, [], {}, { area: 'VN' }, { area: 'VN', type: 'sea' }, undefined]) {
    expect(readLottery(wrong), JSON.stringify(wrong)).toBeNull();
  }
});
