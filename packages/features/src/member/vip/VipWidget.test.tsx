// @vitest-environment jsdom
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { benefitsOf, toLevels, toRank } from '../levels/levels-model.ts';
import { VipWidget } from './VipWidget.tsx';

let root: Root | undefined;

beforeEach(() => {
  stubMatchMedia(true);
});
afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

async function open(language: 'bn' | 'en', who: 'guest' | 'member') {
  const backend = createTestRuntime({ language });
  if (who === 'member') await logIn(backend);
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  root.render(
    <TestProviders test={backend} language={language}>
      <VipWidget />
    </TestProviders>,
  );
  const heads = () => [...place.querySelectorAll('thead th')].slice(1);
  const { levels } = await backend.runtime.api.getVipLevels();
  await vi.waitFor(() => expect(heads()).toHaveLength(levels.length));
  return { ...backend, place, heads, levels, words: catalogues[language] };
}

for (const language of ['bn', 'en'] as const) {
  test(`[VIP-01] (${language}) shows all levels with their required bets and benefits, one's own marked`, async () => {
    const page = await open(language, 'member');
    const rank = await page.runtime.api.getPlayerRank();
    const card = () => page.place.querySelector('[data-component="level-card"]');
    await vi.waitFor(() => expect(card()?.textContent).toContain(rank.name));
    for (const [place, { name }] of page.levels.entries()) {
      expect(page.heads()[place]?.textContent).toContain(name);
    }
    const own = page
      .heads()
      .filter((head) => head.textContent?.includes(page.words['vip.currentLevel']));
    expect(own).toHaveLength(1);
    expect(own[0]?.textContent).toContain(rank.name);
    expect(card()?.textContent).toContain(rank.keptUntil ?? '');
    // Only the backend knows the rule for keeping a level: without it the page promises nothing.
    expect(page.place.querySelector('[data-component="alert"]')).toBeNull();
  });
}

test('[VIP-01] compares the levels, and shows the missing bets and how long a level is kept', async () => {
  const page = await open('en', 'member');
  const symbol = '\u09F3';
  const levels = toLevels(await page.runtime.api.getVipLevels(), symbol);
  const rank = toRank(await page.runtime.api.getPlayerRank(), symbol);
  const card = () => page.place.querySelector('[data-component="level-card"]')?.textContent;
  await vi.waitFor(() => expect(card()).toContain(rank.next?.missing ?? 'no next level'));
  expect(card()).toContain(rank.keptUntil ?? 'no end');
  for (const [place, { from }] of levels.entries()) {
    expect(page.heads()[place]?.textContent).toContain(from ?? page.words['vip.fromStart']);
  }
  const rows = [...page.place.querySelectorAll('tbody tr')];
  const benefits = benefitsOf(levels);
  expect(rows).toHaveLength(benefits.length);
  for (const [line, { id }] of benefits.entries()) {
    const cells = [...(rows[line]?.querySelectorAll('td') ?? [])];
    expect(cells).toHaveLength(levels.length);
    for (const [place, { benefits: given }] of levels.entries()) {
      const value = given.get(id) ?? null;
      const wanted = value?.kind === 'text' ? value.text : (value ?? page.words['vip.notIncluded']);
      if (typeof wanted === 'string') expect(cells[place]?.textContent).toContain(wanted);
    }
  }
});

test('[VIP-01] a visitor reads the levels, and how to get one', async () => {
  const page = await open('en', 'guest');
  expect(page.place.textContent).toContain(page.words['vip.guestBody']);
  expect(page.place.querySelector('[data-component="level-card"]')).toBeNull();
});
