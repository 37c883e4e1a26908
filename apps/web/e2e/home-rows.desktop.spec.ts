import { expect, test } from './fixtures.ts';
import { cards } from './games.ts';
import { patchValue } from './patches.ts';
import { say } from './texts.ts';

/** Cards in one row of the grid at each width. */
const columns = { 320: 2, 360: 3, 768: 4, 1024: 4, 1280: 6, 1440: 6, 1920: 6 } as const;

interface ListedGame {
  readonly nodeId: number;
  readonly isNew: boolean;
}

for (const count of [11, 12]) {
  test(`[GAM-07] [LAY-01] of ${count} new games those that fill the rows of the width are shown`, async ({
    page,
    rest,
  }) => {
    await patchValue<{ list: ListedGame[] }>(page, '/wps/relay/GCSGAME_hotGamesV2', ({ list }) => ({
      list: list.map((game) => ({ ...game, isNew: false })),
    }));
    await patchValue<{ games: ListedGame[] }>(page, '/wps/relay/GCSGAME_gameList', (value) => ({
      ...value,
      games: value.games.map((game, place) => ({ ...game, isNew: place < count })),
    }));
    await page.goto('/');
    await expect(cards(page).first()).toBeVisible();
    await rest();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const shelf = page.getByRole('region', { name: say('game.newGames') });
    const games = shelf.getByRole('article');
    await expect(games.first()).toBeVisible();
    for (const [width, columnsOfWidth] of Object.entries(columns)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await rest();
      const tops = await games.evaluateAll((all) =>
        all
          .filter((card) => card.checkVisibility())
          .map((card) => Math.round(card.getBoundingClientRect().top)),
      );
      const inRow = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
      expect(inRow.length, width).toBeGreaterThan(0);
      expect(inRow, width).toEqual(inRow.map(() => columnsOfWidth));
      const sides = await shelf.evaluate((box) => [box.scrollWidth, box.clientWidth]);
      expect(sides[0], width).toBe(sides[1]);
    }
  });
}
