// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { benefitsOf, toLevels, toRank } from '../levels/levels-model.ts';
import { VipWidget } from './VipWidget.tsx';

beforeEach(() => stubMatchMedia(true));

/** The headings of the levels, beside that of their benefits. */
const heads = () => screen.getAllByRole('columnheader').slice(1);

async function open(language: 'bn' | 'en', who: 'guest' | 'member') {
  const backend = createTestRuntime({ language });
  if (who === 'member') await logIn(backend);
  const { container } = renderPage(backend, <VipWidget />, language);
  const { levels } = await backend.runtime.api.getVipLevels();
  await waitFor(() => expect(heads()).toHaveLength(levels.length));
  return { ...backend, container, levels, words: catalogues[language] };
}

for (const language of ['bn', 'en'] as const) {
  test(`[VIP-01] (${language}) shows all levels with their required bets and benefits, one's own marked`, async () => {
    const page = await open(language, 'member');
    const rank = await page.runtime.api.getPlayerRank();
    const card = await screen.findByRole('region', { name: rank.name });
    for (const [place, head] of heads().entries()) {
      expect(head).toHaveTextContent(page.levels[place]?.name ?? 'no name');
    }
    const own = heads().filter((head) => within(head).queryByText(page.words['vip.currentLevel']));
    expect(own).toHaveLength(1);
    expect(own[0]).toHaveTextContent(rank.name);
    expect(card).toHaveTextContent(rank.keptUntil ?? '');
    // Only the backend knows the rule for keeping a level: without it the page promises nothing.
    expect(page.container.querySelector('[data-component="alert"]')).toBeNull();
  });
}

test('[VIP-01] compares the levels, and shows the missing bets and how long a level is kept', async () => {
  const page = await open('en', 'member');
  const symbol = '\u09F3';
  const levels = toLevels(await page.runtime.api.getVipLevels(), symbol);
  const rank = toRank(await page.runtime.api.getPlayerRank(), symbol);
  const card = await screen.findByRole('region', { name: rank.name });
  expect(card).toHaveTextContent(rank.next?.missing ?? 'no next level');
  expect(card).toHaveTextContent(rank.keptUntil ?? 'no end');
  for (const [place, head] of heads().entries()) {
    expect(head).toHaveTextContent(levels[place]?.from ?? page.words['vip.fromStart']);
  }
  const rows = screen.getAllByRole('row').slice(1);
  const benefits = benefitsOf(levels);
  expect(rows).toHaveLength(benefits.length);
  for (const [line, row] of rows.entries()) {
    const cells = within(row).getAllByRole('cell');
    expect(cells).toHaveLength(levels.length);
    for (const [place, { benefits: given }] of levels.entries()) {
      const value = given.get(benefits[line]?.id ?? '') ?? null;
      const wanted = value?.kind === 'text' ? value.text : (value ?? page.words['vip.notIncluded']);
      if (typeof wanted === 'string') expect(cells[place]).toHaveTextContent(wanted);
    }
  }
});

test('[VIP-01] a visitor reads the levels, and how to get one', async () => {
  const page = await open('en', 'guest');
  expect(screen.getByText(page.words['vip.guestBody'])).toBeVisible();
  expect(screen.queryByText(page.words['vip.currentLevel'])).toBeNull();
});
