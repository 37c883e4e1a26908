// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { newPlace } from '../../testing/page.fixture.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { RankWidget } from './RankWidget.tsx';

const roots: Root[] = [];

afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
  document.body.replaceChildren();
});

async function open(language: 'bn' | 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const { box: place, root } = newPlace();
  roots.push(root);
  const show = () =>
    root.render(
      <TestProviders test={backend} language={language}>
        <RankWidget />
      </TestProviders>,
    );
  return { ...backend, place, show, words: catalogues[language] };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-15] (${language}) shows the level, all levels and the benefits of the backend`, async () => {
    const page = await open(language);
    const rank = await page.runtime.api.getPlayerRank();
    const { levels } = await page.runtime.api.getVipLevels();
    page.show();
    const shown = () => page.place.querySelectorAll('[aria-labelledby="rank-levels"] li');
    await vi.waitFor(() => expect(shown()).toHaveLength(levels.length));
    expect(page.place.querySelector('[data-component="level-card"] h3')?.textContent).toBe(
      rank.name,
    );
    const own = page.place.querySelector('li[aria-current="true"]')?.textContent;
    expect(own).toContain(rank.name);
    expect(own).toContain(page.words['rank.now']);
    expect(page.place.textContent).toContain(page.words['rank.privileges']);
    // Only the backend knows the rule for keeping a level: without it the page promises nothing.
    expect(page.place.querySelector('[data-component="alert"]')).toBeNull();
  });
}

test('[MEM-15] [ERR-01] when the levels fail to load the own level stays, and they can be loaded again', async () => {
  const page = await open('en');
  await page.setScenario({ faults: [{ path: '/wps/v2/vip/levels', kind: 'http', status: 502 }] });
  page.show();
  await vi.waitFor(() => expect(page.place.textContent).toContain(page.words['error.server']));
  expect(page.place.querySelector('[data-component="level-card"]')).not.toBe(null);
  await page.setScenario({ faults: [] });
  const retry = [...page.place.querySelectorAll('button')].find(
    (one) => one.textContent === page.words['action.retry'],
  );
  retry?.click();
  await vi.waitFor(() =>
    expect(page.place.querySelector('[aria-labelledby="rank-levels"]')).not.toBe(null),
  );
});
