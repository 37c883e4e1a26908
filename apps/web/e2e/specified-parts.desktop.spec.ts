import { expect, test } from './fixtures.ts';
import { cards, listedGames, openSlots, playLink } from './games.ts';
import { patchValue } from './patches.ts';
import { header, logIn } from './people.ts';
import { say, saying, taka } from './texts.ts';

const gameListPath = '/wps/relay/GCSGAME_gameList';

/** A vendor as the backend lists it. */
interface Vendor {
  readonly name: string;
  readonly vassalage: string;
  readonly isVassalage?: boolean;
}

// Parts of the specification that a person meets only in a browser, or only with a real mouse.

test('[LAY-02] the language picker opens under a mouse, and closes when the mouse leaves', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await header(page)
    .getByRole('button', { name: saying(say('a11y.languagePicker')) })
    .hover();
  const menu = page.getByRole('menu', { name: say('a11y.languagePicker') });
  await expect(menu.getByRole('menuitemradio', { name: say('ui.nativeEn') })).toBeVisible();
  await page.mouse.move(5, 890);
  await expect(menu).toHaveCount(0);
});

test('[GAM-03] a card of kind VASSALAGE opens the list of its vendor, without a login', async ({
  page,
  backend,
}) => {
  const address = `${backend.url}/wps/relay/GCSGAME_newGameVendor?gameType=RNG`;
  const { value }: { value: readonly Vendor[] } = await (await fetch(address)).json();
  const { name, vassalage } = value.find(({ isVassalage }) => isVassalage) ?? {};
  // The card of the demo is far down in the list.
  await patchValue<{ games: readonly object[] }>(page, gameListPath, (list) => ({
    ...list,
    games: list.games.map((game, place) =>
      place === 0 ? { ...game, vassalage, gameName: name, isGame: 'VASSALAGE' } : game,
    ),
  }));
  await openSlots(page);
  const card = cards(page).first();
  await expect(card).toContainText(say('game.seeGames'));
  await playLink(card).click();
  await expect(page).toHaveURL(new RegExp(`[?&]vassalage=${vassalage}$`));
  await expect(page.getByRole('dialog', { name: name ?? '', exact: true })).toBeVisible();
});

test('[GAM-03] a member reads the lowest and the highest bet on the live tables of a vendor', async ({
  page,
  backend,
}) => {
  const games = await listedGames(backend, 'gameType=LIVE');
  const [table] = games;
  await logIn(page);
  await page.goto(`/rng?page=live&vassalage=${table?.vassalage}`);
  const limits = say('game.tableLimits', { min: taka, max: taka }).split(taka);
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: limits[0]?.trim() ?? '' })
      .first(),
  ).toContainText(taka);
});
