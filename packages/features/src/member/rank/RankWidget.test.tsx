// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { RankWidget } from './RankWidget.tsx';

async function member(language: 'bn' | 'en') {
  const backend = createTestRuntime({ language });
  await logIn(backend);
  const show = () => renderPage(backend, <RankWidget />, language);
  return { ...backend, show, words: catalogues[language] };
}

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-15] (${language}) shows the level, all levels and the benefits of the backend`, async () => {
    const page = await member(language);
    const rank = await page.runtime.api.getPlayerRank();
    const { levels } = await page.runtime.api.getVipLevels();
    const { container } = page.show();
    const list = await screen.findByRole('region', { name: page.words['rank.levels'] });
    expect(within(list).getAllByRole('listitem')).toHaveLength(levels.length);
    expect(screen.getByRole('heading', { level: 3, name: rank.name })).toBeVisible();
    const own = within(list).getByRole('listitem', { current: true });
    expect(own).toHaveTextContent(rank.name);
    expect(own).toHaveTextContent(page.words['rank.now']);
    expect(screen.getByText(page.words['rank.privileges'])).toBeVisible();
    // Only the backend knows the rule for keeping a level: without it the page promises nothing.
    expect(container.querySelector('[data-component="alert"]')).toBeNull();
  });
}

test('[MEM-15] [ERR-01] when the levels fail to load the own level stays, and they can be loaded again', async () => {
  const page = await member('en');
  const rank = await page.runtime.api.getPlayerRank();
  await page.setScenario({ faults: [{ path: '/wps/v2/vip/levels', kind: 'http', status: 502 }] });
  const { user } = page.show();
  expect(await screen.findByText(page.words['error.server'])).toBeVisible();
  expect(screen.getByRole('region', { name: rank.name })).toBeVisible();
  await page.setScenario({ faults: [] });
  await user.click(screen.getByRole('button', { name: page.words['action.retry'] }));
  expect(await screen.findByRole('region', { name: page.words['rank.levels'] })).toBeVisible();
});

for (const language of ['bn', 'en'] as const) {
  test(`[MEM-15] (${language}) the level and the labels that the operator gave are shown in its words`, async () => {
    const page = await member(language);
    page.show();
    const { clubLabel, memberLabel = [] } = await page.runtime.api.getMemberInfo();
    const list = await screen.findByRole('list', { name: page.words['member.labels'] });
    expect(memberLabel).not.toHaveLength(0);
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([clubLabel?.labelName, ...memberLabel]);
  });
}
