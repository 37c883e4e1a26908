// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { readLottery, useSiteLottery } from './use-site-lottery.ts';

function Reader() {
  const { area, type } = useSiteLottery();
  return `${area} ${type}`;
}

/** The lottery that a page reads from the entry, and the issues it reports. */
function read(lottery: unknown) {
  const backend = createTestRuntime({ config: { lottery } });
  const { container } = renderPage(backend, <Reader />);
  const reported = backend.runtime.log.recent.map(({ what }) => what);
  return { shown: container.textContent, reported };
}

test('[CFG-01] the lotteries of a site are VN, SEA unless its operator configures another type', () => {
  expect(read(null)).toEqual({ shown: 'VN SEA', reported: [] });
  expect(read({ area: 'VN', type: 'ZY' })).toEqual({ shown: 'VN ZY', reported: [] });
});

test('[CFG-01] an entry that cannot be used is reported, and the default is used', () => {
  const usual = { shown: 'VN SEA', reported: ['lottery: bad-value'] };
  expect(read({ area: 'TH', type: 'SEA' })).toEqual(usual);
  for (const wrong of ['VN', 7, [], {}, { area: 'VN' }, { area: 'VN', type: 'sea' }, undefined]) {
    expect(readLottery(wrong), JSON.stringify(wrong)).toBeNull();
  }
});
