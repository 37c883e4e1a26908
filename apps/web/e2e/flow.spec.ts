import { expect, isPhone, test } from './fixtures.ts';
import {
  beginGame,
  cards,
  chooseMinBet,
  firstOfNarrowed,
  gameList,
  heart,
  openSearch,
  playLink,
  playUntilBalanceChanges,
  scrollUntil,
  search,
  vendorTab,
} from './games.ts';
import {
  askToLogOut,
  balance,
  dialog,
  expectNickname,
  fillRegister,
  guestMark,
  header,
  newcomer,
  openAccount,
  openAccountButton,
  ribbonText,
} from './people.ts';
import { say, saying, taka } from './texts.ts';

const ids =
  '[NAV-01] [NAV-02] [NAV-05] [LAY-02] [LAY-03] [LAY-04] [LAY-05] [BAN-01] [JPT-01] [JPT-02] [GAM-02] [GAM-03] [GAM-04] [LCH-01] [LGN-03] [LGN-08] [REG-01] [REG-02] [REG-05] [WAL-01] [GRD-01]';

test(`${ids} a visitor looks around, registers, plays and leaves @gate`, async ({
  page,
  calls,
  backend,
}) => {
  await backend.setScenario({
    registerRules: {
      email: { enabled: false },
      username: { enabled: true, required: true, order: 7, minLength: 6, maxLength: 12 },
    },
  });

  await test.step('home', async () => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(ribbonText(page, 'site')).toBeVisible();
    await expect(main.getByRole('region', { name: say('home.highlights') })).toBeVisible();
    const jackpot = main.getByRole('region', { name: say('jackpot.slots') });
    await expect(jackpot.getByText(say('badge.demo'), { exact: true })).toBeVisible();
    await expect(main.getByRole('region', { name: say('notice.notice') })).toBeVisible();
    await expect(main.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    const vendors = main.getByRole('list', { name: say('game.provider') });
    await expect(vendors.getByRole('button').first()).toBeAttached();
    await expect(page.getByRole('contentinfo')).toBeAttached();
  });

  await test.step('slots: vendor, filter, pages, search', async () => {
    await page
      .getByRole('main')
      .getByRole('navigation', { name: say('home.categories') })
      .getByRole('link', { name: saying(say('nav.slots')) })
      .click();
    await expect(page).toHaveURL(/\/rng$/);
    await vendorTab(page, 'Hijolix').click();
    await expect(page).toHaveURL(/vassalage=HIJOLIX/);
    await expect(cards(page).first()).toContainText('Hijolix');
    for (const count of [24, 36]) {
      await scrollUntil(page, count);
    }
    expect(calls.queries(gameList).map((query) => query.get('pageNo'))).toContain('3');
    await page.evaluate(() => window.scrollTo(0, 0));
    const word = await firstOfNarrowed(page, 'minBet=0.1', () => chooseMinBet(page, '0.1'));
    await expect(page).toHaveURL(/minBet=0.1/);
    await openSearch(page);
    await search(page).fill(word);
    await expect(page).toHaveURL(/name=/);
    await expect(cards(page).first()).toContainText(word);
  });

  const card = cards(page).first();
  await test.step('a favourite asks for the login, which leads to the registration', async () => {
    await heart(card).click();
    await expect(dialog(page)).toContainText(say('guard.loginFirst'));
    await dialog(page)
      .getByRole('button', { name: say('action.register') })
      .click();
    await expect(openAccountButton(page)).toBeVisible();
    const boxes = dialog(page).getByRole('textbox');
    await expect(boxes.first()).toHaveAccessibleName(say('auth.password'));
    await expect(boxes.last()).toHaveAccessibleName(say('auth.username'));
    await expect(boxes.last()).toHaveAccessibleDescription(
      new RegExp(say('hint.lengthRange', { min: 6, max: 12 })),
    );
    await fillRegister(page);
    await openAccountButton(page).dblclick();
    await expect(dialog(page)).toHaveCount(0);
    expect(calls.count('PUT /wps/member/register')).toBe(1);
  });

  await test.step('logged in: nickname, balance, and the favourite resumes', async () => {
    await expect(balance(page)).toContainText(new RegExp(`${taka}\\d{1,3}(,\\d{3})*\\.\\d\\d`));
    await expect(heart(card, 'on')).toBeVisible();
    await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
    expect(calls.count('POST /wps/relay/MCSFE_addFavoriteGameV2')).toBe(1);
    await expectNickname(page, newcomer.username);
  });

  await test.step('a round of a game changes the balance', async () => {
    const before = await balance(page).getByRole('status').textContent();
    await playLink(card).click();
    await expect(page).toHaveURL(/\/game\?id=/);
    await beginGame(page);
    const after = await playUntilBalanceChanges(page);
    expect(after).not.toBe(before);
    await page.getByRole('link', { name: say('game.backToLobby') }).click();
    await expect(page).toHaveURL(/\/rng\?vassalage=HIJOLIX&minBet=0.1&name=/);
    await expect(balance(page).getByRole('status')).toHaveText(after);
    expect(calls.count('POST /wps/game/launchGame')).toBe(1);
  });

  await test.step('English and dark are kept', async () => {
    if (isPhone(page)) {
      await openAccount(page);
      await dialog(page)
        .getByRole('radio', { name: say('ui.darkTheme') })
        .check();
      await dialog(page)
        .getByRole('radio', { name: say('ui.nativeEn') })
        .click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
    } else {
      await header(page)
        .getByRole('button', { name: say('ui.darkTheme') })
        .click();
      await header(page)
        .getByRole('button', { name: saying(say('a11y.languagePicker')) })
        .click();
      await page.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(
      page.getByRole('heading', { level: 1, name: say('nav.slots', {}, 'en') }),
    ).toBeVisible();
    await expect(
      header(page).getByRole('group', { name: say('wallet.balance', {}, 'en') }),
    ).toBeVisible();
  });

  await test.step('and out', async () => {
    const question = await askToLogOut(page, 'en');
    await question.getByRole('button', { name: say('confirm.logout.action', {}, 'en') }).click();
    await expect(
      header(page).getByRole('link', { name: say('auth.registration', {}, 'en'), exact: true }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await expect(guestMark(page)).toHaveCount(0);
  });
});
