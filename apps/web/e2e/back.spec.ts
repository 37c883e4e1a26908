import type { Locator, Page } from '@playwright/test';
import { type Backend, expect, isPhone, test } from './fixtures.ts';
import { cards, game, listedGames, openSlots, playLink } from './games.ts';
import { dialog, field, header, logIn } from './people.ts';
import { say } from './texts.ts';

const otherSite = 'http://other.example';
/** Some tests come from another site and request its page. */
test.use({ expectedErrors: [/^foreign: http:\/\/other\.example/] });

const lobby = (page: Page) => page.getByRole('link', { name: say('game.backToLobby') });
const path = (page: Page) => page.url().slice(new URL(page.url()).origin.length);

/** Navigates inside the frame of the game, as games with menus do. */
async function moveInside(page: Page, times: number): Promise<void> {
  await expect(game(page).getByRole('heading').first()).toBeVisible();
  for (let time = 1; time <= times; time += 1) {
    const moved = page.waitForEvent('framenavigated', (frame) =>
      frame.url().includes(`moved=${time}`),
    );
    const frame = page.frames().find((one) => one.parentFrame() !== null);
    await frame?.evaluate((to) => {
      const address = new URL(location.href);
      address.searchParams.set('moved', to);
      location.assign(address);
    }, String(time));
    await moved;
    await expect(game(page).getByRole('heading').first()).toBeVisible();
  }
}

/**
 * Presses a link of the page and returns the scroll position at that moment: a press may scroll to its target first.
 */
async function pressIn(page: Page, link: Locator): Promise<number> {
  const pressed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const options = { capture: true, once: true };
        window.addEventListener('click', () => resolve(window.scrollY), options);
      }),
  );
  await link.click();
  return pressed;
}

async function someGame(backend: Backend): Promise<string> {
  const [first] = (await listedGames(backend, 'gameType=RNG')).filter((one) => !one.maintenance);
  return `/game?id=${first?.nodeId}`;
}

/** Comes to the site by a link on another site. */
async function comeFromElsewhere(page: Page, to: string): Promise<void> {
  await page.route(`${otherSite}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${to}">Play</a>` }),
  );
  await page.goto(`${otherSite}/`);
  await page.getByRole('link', { name: 'Play' }).click();
}

test('[LCH-01] one press leads back to the same place of the lobby, however often the game has navigated in its frame @gate', async ({
  page,
}) => {
  await logIn(page);
  await page.goto('/promotions');
  await openSlots(page);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const top = await pressIn(page, playLink(cards(page).nth(8)));
  await moveInside(page, 2);
  await lobby(page).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  // No entry of the game is in between.
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/promotions');
});

test('[LCH-01] [NAV-09] a browser without the Navigation API leads back to the same place too', async ({
  page,
  rest,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'navigation', { value: undefined, configurable: true }),
  );
  await logIn(page);
  await openSlots(page);
  await cards(page).nth(8).scrollIntoViewIfNeeded();
  const top = await pressIn(page, playLink(cards(page).nth(8)));
  await moveInside(page, 2);
  await lobby(page).click();
  await expect(page).toHaveURL(/\/rng$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
  await page.goto('/vip');
  // A link that is pressed before hydration loads another document.
  await rest();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/?member=depositv2' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect.poll(() => path(page)).toBe('/vip');
});

test('[LCH-01] after a reload in a game that has navigated, the link back still leads to the lobby', async ({
  page,
}) => {
  await logIn(page);
  await openSlots(page, '?page=fish');
  await playLink(cards(page).first()).click();
  await moveInside(page, 1);
  await page.reload();
  await moveInside(page, 1);
  await lobby(page).click();
  await expect.poll(() => path(page)).toBe('/rng?page=fish');
});

test('[LCH-01] from a game opened by another site, the link leads to our home page and Back to the other site', async ({
  page,
  backend,
}) => {
  await logIn(page);
  await comeFromElsewhere(page, backend.url + (await someGame(backend)));
  await moveInside(page, 2);
  await lobby(page).click();
  await expect.poll(() => page.url()).toBe(`${backend.url}/`);
  await expect(page.getByRole('navigation', { name: say('nav.mainMenu') })).not.toHaveCount(0);
  // A navigation in the game's frame may have left an entry, which shows our home page as well.
  const afterBack = async () => {
    await page.goBack();
    return page.url();
  };
  await expect.poll(afterBack).toBe(`${otherSite}/`);
});

test('[LCH-01] a game that was opened by its address leads to the home page', async ({
  page,
  backend,
}) => {
  await logIn(page);
  await page.goto(await someGame(backend));
  await moveInside(page, 1);
  await lobby(page).click();
  await expect.poll(() => page.url()).toBe(`${backend.url}/`);
});

/** Opens the login with the button of this width. */
const openLogin = (page: Page) =>
  isPhone(page)
    ? header(page)
        .getByRole('button', { name: say('auth.login'), exact: true })
        .click()
    : header(page)
        .getByRole('button', { name: say('login.bySms') })
        .click();

test('[NAV-09] Back closes the login and stays on the page; Forward and a reload open nothing @gate', async ({
  page,
  backend,
  rest,
}) => {
  await page.goto('/promotions');
  await page.goto('/vip');
  await openLogin(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(`${backend.url}/vip`);
  await page.goForward();
  await expect(dialog(page)).toHaveCount(0);
  await openLogin(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await rest();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/promotions');
});

test('[NAV-09] a window that is closed by hand leaves no entry in the history', async ({
  page,
}) => {
  await page.goto('/promotions');
  await page.goto('/vip');
  for (let time = 0; time < 3; time += 1) {
    await openLogin(page);
    await expect(dialog(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  }
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/promotions');
});

test('[NAV-09] [GRD-01] Back closes the login over a game, and the next login still has what was typed', async ({
  page,
  backend,
}) => {
  await page.goto('/vip');
  await page.goto(await someGame(backend));
  await field(page, 'auth.username').fill('demo_member');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.getByRole('button', { name: say('action.login'), exact: true }).click();
  await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/vip');
});
