import { expect, type Page, test } from '@playwright/test';
import './fixture/handles.ts';
import { openPage, settle } from './lib/meter.ts';

/** Lighthouse complains about a page with more elements. */
const most = 1400;

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await settle(page);
};

/** The cost of opening a list with this many games. */
async function opened(page: Page, games: number) {
  const meter = await openPage(page, `page=games&games=${games}`);
  const calls = await meter.calls(() => press(page, 'Open'));
  const { ran } = await page.evaluate(() => window.handles);
  const { nodes, listeners } = await meter.readSwept();
  return {
    calls,
    first: { cards: ran.firstCards, elements: ran.firstElements },
    settled: { cards: ran.card, elements: await elements(page), nodes, listeners },
    drawn: await page.getByRole('article').count(),
  };
}

/** The first card that is fully visible, and its position. */
const topCard = (page: Page) =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')];
    const card = cards.find((one) => one.getBoundingClientRect().top >= 0);
    return { text: card?.textContent, top: card?.getBoundingClientRect().top };
  });

for (const size of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]) {
  test.describe(`at ${size.width}`, () => {
    test.use({ viewport: size });

    test('[GAM-06] 10,000 games mount with the work of 12', async ({ page }) => {
      const twelve = await opened(page, 12);
      const thousand = await opened(page, 1000);
      const all = await opened(page, 10_000);
      expect(all.first).toEqual({
        cards: twelve.first.cards,
        // One more: the element that is as high as all other cards together.
        elements: (twelve.first.elements ?? 0) + 1,
      });
      expect(twelve.first.cards).toBe(12);
      // Then the visible area and its surroundings fill, which costs the same for any number of games.
      expect(all.settled).toEqual(thousand.settled);
      expect(all.settled.cards).toBe(all.drawn);
      // React asks the clock whether to continue, so a busy machine has a few more calls.
      expect(all.calls).toBeLessThan(thousand.calls * 1.03);
    });

    test('[GAM-06] nowhere in 10,000 games has the page more than 1,400 elements', async ({
      page,
    }) => {
      await openPage(page, 'page=games&games=10000');
      await press(page, 'Open');
      await settle(page);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      const counts: number[] = [];
      // Focus that stays in the middle of the list is the worst case: its card stays in the document.
      await scrollTo(page, height / 2);
      await page.getByRole('article').nth(20).getByRole('link').focus();
      for (const share of [0, 0.1, 0.25, 0.33, 0.61, 0.9, 1]) {
        await scrollTo(page, (height - size.height) * share);
        for (let step = 0; step < 12; step += 1) {
          await page.mouse.wheel(0, 150);
          await settle(page);
          counts.push(await elements(page));
        }
        const { text } = await topCard(page);
        expect(text).toContain('Game');
      }
      expect(Math.max(...counts)).toBeLessThanOrEqual(most);
    });

    test('[GAM-06] Tab walks 10,000 games in their order, from both ends and after scrolling away', async ({
      page,
    }) => {
      await openPage(page, 'page=games&games=10000');
      await press(page, 'Open');
      await settle(page);
      const focused = page.locator(':focus');
      const at = async () => (await focused.getAttribute('aria-label')) ?? focused.textContent();
      const stops = (from: number, to: number) =>
        Array.from({ length: to - from }, (_, place) => from + place).flatMap((id) => [
          `Game ${id}`,
          `Add ${id}`,
        ]);
      const walk = async (key: string, count: number) => {
        const names: (string | null)[] = [];
        for (let step = 0; step < count; step += 1) {
          await page.keyboard.press(key);
          names.push(await at());
        }
        return names;
      };
      await page.getByRole('link', { name: 'Before' }).focus();
      expect(await walk('Tab', 96)).toEqual(stops(0, 48));
      // Scrolling far away leaves the focus behind, on the last control of a page. The next Tab continues from there.
      await scrollTo(page, 200_000);
      await expect(page.getByRole('link', { name: 'Game 20', exact: true })).toHaveCount(0);
      expect(await walk('Tab', 26)).toEqual(stops(48, 61));
      await page.getByRole('link', { name: 'Behind' }).focus();
      expect(await walk('Shift+Tab', 100)).toEqual(stops(9950, 10_000).reverse());
    });

    test('[GAM-06] 10,000 games returned to stand where they were left', async ({ page }) => {
      await openPage(page, 'page=games&games=10000');
      await press(page, 'Open');
      await settle(page);
      for (const y of [123_456, 401_234]) {
        await scrollTo(page, y);
        const before = { y: await page.evaluate(() => window.scrollY), ...(await topCard(page)) };
        expect(before.y).toBe(y);
        await press(page, 'Leave');
        await settle(page);
        await press(page, 'Open');
        await settle(page);
        await expect.poll(async () => (await topCard(page)).text).toBe(before.text);
        expect({ y: await page.evaluate(() => window.scrollY), ...(await topCard(page)) }).toEqual(
          before,
        );
      }
    });
  });
}
