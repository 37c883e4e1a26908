// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { ListPlace } from '../../shared/records/use-records.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { PointsWidget } from '../points/PointsWidget.tsx';
import { MallWidget } from './MallWidget.tsx';

/** The page with its address, as the site shows it. */
function Page({ seen }: { readonly seen: string[] }) {
  const [search, setSearch] = useState('');
  const place: ListPlace = {
    search,
    onSearch: (next) => {
      seen.push(next);
      setSearch(next);
    },
  };
  return (
    <MallWidget place={place}>
      <PointsWidget place={place} />
    </MallWidget>
  );
}

function open(language: 'bn' | 'en' = 'en') {
  const backend = createTestRuntime({ language });
  const seen: string[] = [];
  return { ...backend, ...renderPage(backend, <Page seen={seen} />, language), seen };
}
const cards = () => screen.findAllByRole('article');

/** Logs in as the window does: then the action that waited runs. */
const enter = (page: ReturnType<typeof open>) =>
  act(async () => {
    await logIn(page);
    page.runtime.overlays.finish()?.();
  });

for (const language of ['bn', 'en'] as const) {
  test(`[PTS-01] [GRD-01] (${language}) a visitor sees the rewards, wants one and finds it open after the login`, async () => {
    const texts = catalogues[language];
    const page = open(language);
    const [first, ...others] = await cards();
    expect(others.length).toBeGreaterThan(3);
    expect(first).toHaveTextContent(/500/);
    const name = within(first ?? document.body).getByRole('heading').textContent ?? '';
    expect(screen.queryByText(texts['points.redeem'])).not.toBeInTheDocument();
    await page.user.click(
      within(first ?? document.body).getByRole('button', {
        name: new RegExp(texts['action.login']),
      }),
    );
    expect(page.runtime.overlays.store.getState().modal?.name).toBe('login');
    expect(page.seen).toEqual([]);
    await enter(page);
    const window = await screen.findByRole('dialog');
    expect(window).toHaveTextContent(name);
    // The address forgets it, so that a reload does not open the window again.
    await waitFor(() => expect(page.seen.at(-1)).toBe(''));
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(window).not.toBeInTheDocument());
  });
}

test('[PTS-01] [GRD-01] a reward that costs more points than the member has opens no window', async () => {
  const page = open();
  const dear = (await cards()).find(({ textContent }) => textContent?.includes('18,000'));
  await page.user.click(within(dear ?? document.body).getByRole('button'));
  await enter(page);
  await screen.findByText(catalogues.en['points.convert']);
  await waitFor(() => expect(page.seen).toEqual([expect.stringContaining('reward='), '']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('[PTS-01] a visitor filters and sorts the rewards', async () => {
  const page = open();
  const all = (await cards()).length;
  await page.user.click(screen.getByRole('button', { name: catalogues.en['points.kind.spins'] }));
  expect((await cards()).length).toBeLessThan(all);
  await page.user.click(screen.getByRole('button', { name: catalogues.en['game.all'] }));
  await page.user.selectOptions(screen.getByRole('combobox'), 'dear');
  expect((await cards())[0]).toHaveTextContent('18,000');
});

test('[PTS-01] [ERR-01] when the rewards fail, they can be loaded again', async () => {
  const backend = createTestRuntime({ language: 'en' });
  await backend.setScenario({
    faults: [{ path: '/wps/relay/MCS2_getPointReward', kind: 'http', status: 500 }],
  });
  const { user } = renderPage(backend, <Page seen={[]} />);
  const retry = await screen.findByRole('button', { name: catalogues.en['action.retry'] });
  await backend.setScenario({});
  await user.click(retry);
  expect((await cards()).length).toBeGreaterThan(3);
});
