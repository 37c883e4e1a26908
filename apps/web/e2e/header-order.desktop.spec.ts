import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

interface Stop {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The controls of the header that Tab reaches, in order. */
async function stopsOf(page: Page): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (!element?.closest('header')) return null;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return { name, left, right, top, bottom };
    });
    if (stop) stops.push(stop);
    // The skip link comes before the header.
    else if (stops.length > 0) return stops;
  }
}

const middle = ({ top, bottom }: Stop): number => (top + bottom) / 2;
const isBeside = (one: Stop, other: Stop): boolean =>
  middle(other) > one.top && middle(other) < one.bottom;

for (const language of ['bn', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('[A11-01] [LAY-02] [LAY-05] Tab goes through the header row by row, each from its start to its end', async ({
      page,
      rest,
    }) => {
      await page.goto('/');
      await rest();
      const stops = await stopsOf(page);
      expect(stops.length).toBeGreaterThan(10);
      const wrong = stops.flatMap((stop, place) => {
        const before = stops[place - 1];
        if (!before) return [];
        const follows = isBeside(before, stop)
          ? stop.left >= before.left
          : middle(stop) > middle(before);
        return follows ? [] : [`${before.name} → ${stop.name}`];
      });
      expect(wrong).toEqual([]);
      // The visible rows: Tab starts each of them once.
      const rows = stops.filter((stop, place) => {
        const before = stops[place - 1];
        return !before || !isBeside(before, stop);
      });
      expect(rows).toHaveLength(2);
    });
  });
}
