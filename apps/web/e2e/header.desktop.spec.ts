import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { configure, patchValue } from './patches.ts';
import {
  balance,
  dialog,
  expectDemoMember,
  field,
  guestMark,
  header,
  logIn,
  openAccount,
  password,
} from './people.ts';
import { nicknameOf, say, saying } from './texts.ts';

const loginForm = (page: Page) => header(page).getByRole('form', { name: say('auth.login') });

test.describe('visitor', () => {
  test('[LAY-02] the language picker shows each language with its flag and switches', async ({
    page,
  }) => {
    await page.goto('/');
    const picker = header(page).getByRole('button', { name: saying(say('a11y.languagePicker')) });
    await expect(picker).toContainText(say('ui.nativeBn'));
    await expect(picker.locator('svg').first()).toBeVisible();
    await picker.click();
    const menu = page.getByRole('menu', { name: say('a11y.languagePicker') });
    await expect(menu.getByRole('menuitemradio', { name: say('ui.nativeBn') })).toBeChecked();
    await menu.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(
      page.getByRole('heading', { name: say('game.popularGames', {}, 'en') }),
    ).toBeVisible();
  });

  test('[LAY-02] [LGN-01] the form in the header logs in @gate', async ({ page, calls }) => {
    await page.goto('/');
    await loginForm(page)
      .getByRole('textbox', { name: say('auth.username') })
      .fill(' demo_member ');
    await loginForm(page)
      .getByRole('textbox', { name: say('auth.password') })
      .fill(password);
    await loginForm(page)
      .getByRole('button', { name: say('action.login'), exact: true })
      .click();
    await expectDemoMember(page);
    expect(await calls.sent('POST /wps/session/login')).toEqual([
      { type: 'username', username: 'demo_member', password },
    ]);
  });

  test('[LAY-02] a failed login in the header continues in the window, with the name kept @gate', async ({
    page,
  }) => {
    await page.goto('/');
    await loginForm(page)
      .getByRole('textbox', { name: say('auth.username') })
      .fill('demo_member');
    await loginForm(page)
      .getByRole('textbox', { name: say('auth.password') })
      .fill('wrong-password');
    await loginForm(page)
      .getByRole('button', { name: say('action.login'), exact: true })
      .click();
    await expect(dialog(page).getByRole('group')).toContainText(say('error.credentials'));
    await expect(field(page, 'auth.username')).toHaveValue('demo_member');
  });

  test('[LAY-02] SMS, register link and free play are shown while their flags are on', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(guestMark(page)).toBeVisible();
    await expect(header(page).getByRole('button', { name: say('game.freePlay') })).toBeVisible();
    await header(page)
      .getByRole('button', { name: say('login.bySms') })
      .click();
    await expect(dialog(page).getByRole('tab', { name: say('auth.byMobile') })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  test('[LAY-02] SMS, register link and free play are absent while their flags are off', async ({
    page,
    backend,
  }) => {
    await backend.setScenario({
      flags: { MOBILEVERCODELOGIN3: false, DIRECTREG3: false, FREEPLAY3: false },
    });
    await page.goto('/');
    await expect(
      loginForm(page).getByRole('button', { name: say('action.login'), exact: true }),
    ).toBeVisible();
    await expect(header(page).getByRole('button', { name: say('login.bySms') })).toHaveCount(0);
    await expect(header(page).getByRole('button', { name: say('game.freePlay') })).toHaveCount(0);
    await expect(guestMark(page)).toHaveCount(0);
  });

  test('[LAY-02] free play starts a trial account', async ({ page }) => {
    await page.goto('/');
    await header(page)
      .getByRole('button', { name: say('game.freePlay') })
      .click();
    await expect(balance(page)).toContainText('10,000.00');
    await expect(page.getByText(say('demo.trialRibbon'))).toBeVisible();
  });
});

test.describe('member', () => {
  test('[LAY-03] without the centres the menu has favourites, recent games and logout @gate', async ({
    page,
  }) => {
    await configure(page, { memberCentre: false });
    await logIn(page);
    await openAccount(page);
    await expect(page.getByRole('menuitem')).toHaveText([
      say('nav.favourites'),
      say('nav.recent'),
      say('rg.responsiblePlay'),
      say('action.logout'),
    ]);
    await page.keyboard.press('Escape');
    await expect(header(page).getByText(say('wallet.deposit'))).toHaveCount(0);
    await expect(header(page).getByText(say('wallet.withdrawal'))).toHaveCount(0);
    await expect(bell(page, 4)).toHaveCount(0);
  });

  for (const [username, centre] of [
    ['demo_member', 'nav.memberCentre'],
    ['demo_agent', 'nav.agentCentre'],
  ] as const) {
    test(`[LAY-03] ${username} sees deposit, withdrawal and the bell`, async ({ page }) => {
      await logIn(page, username);
      await expect(header(page).getByRole('link', { name: say('wallet.deposit') })).toBeVisible();
      await expect(
        header(page).getByRole('link', { name: say('wallet.withdrawal') }),
      ).toBeVisible();
      await expect(bell(page, username === 'demo_member' ? 4 : 6)).toBeVisible();
      await openAccount(page);
      await expect(page.getByRole('menuitem')).toHaveText([
        say(centre),
        say('wallet.deposit'),
        say('wallet.withdrawal'),
        say('member.transactionHistory'),
        say('member.personalHistoryCopy'),
        say('nav.favourites'),
        say('nav.recent'),
        say('rg.responsiblePlay'),
        say('action.logout'),
      ]);
    });
  }

  test('[LAY-03] [WAL-01] a press on refresh asks for the balance again', async ({
    page,
    calls,
  }) => {
    await logIn(page);
    await expect(balance(page)).toContainText('12,450.00');
    const before = calls.count('GET /wps/v2/wallets/balance');
    await balance(page)
      .getByRole('button', { name: say('ui.refreshBalance') })
      .click();
    await expect.poll(() => calls.count('GET /wps/v2/wallets/balance')).toBe(before + 1);
    await expect(balance(page)).toContainText('12,450.00');
  });

  test('[LAY-03] the header shows avatar and nickname', async ({ page }) => {
    await logIn(page, 'demo_vip');
    await expect(
      header(page).getByRole('button', { name: saying(nicknameOf('demo_vip')) }),
    ).toBeVisible();
  });
});

const bell = (page: Page, count: number) =>
  header(page).getByRole('link', { name: say('a11y.messagesUnread_other', { count }) });

test.describe('navigation', () => {
  const nav = (page: Page) => header(page).getByRole('navigation', { name: say('nav.mainMenu') });
  const words = (page: Page) => nav(page).getByRole('listitem').getByRole('link');

  test('[LAY-05] shows home, hot, the categories with e-sports after sports, the app, promotions', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(words(page)).toHaveText(
      [
        'nav.home',
        'nav.hot',
        'nav.sports',
        'nav.esports',
        'nav.live',
        'nav.slots',
        'nav.fish',
        'nav.pvp',
        'nav.lottery',
        'nav.elottery',
        'nav.cockfight',
        'nav.app',
        'nav.promotions',
      ].map((key) => say(key)),
    );
    await expect(header(page).locator('[data-component="logo"]:visible')).toHaveAttribute(
      'href',
      '/',
    );
  });

  test('[LAY-05] marks the current page, and no other', async ({ page }) => {
    for (const [path, key] of [
      ['/', 'nav.home'],
      ['/rng?minBet=0.05', 'nav.slots'],
      ['/rng?page=fish', 'nav.fish'],
      ['/hot', 'nav.hot'],
      ['/promotions', 'nav.promotions'],
    ] as const) {
      await page.goto(path);
      await expect(nav(page).locator('[aria-current=page]')).toHaveText([say(key)]);
    }
  });

  test('[LAY-05] a category opens up to six vendors, by hover and by its button @gate', async ({
    page,
  }) => {
    await page.goto('/');
    const slots = nav(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: say('nav.slots'), exact: true }) })
      .first();
    const vendors = slots.locator('a[href*="vassalage="]');
    await expect(vendors).toHaveCount(0);
    await slots.getByRole('link', { name: say('nav.slots'), exact: true }).hover();
    await expect(vendors).toHaveCount(6);
    await page.mouse.move(5, 890);
    await expect(vendors).toHaveCount(0);
    const button = slots.getByRole('button', {
      name: say('nav.providersOf', { category: say('nav.slots') }),
    });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(vendors).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(vendors).toHaveCount(0);
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await vendors.first().click();
    await expect(page).toHaveURL(/\/rng\?vassalage=\w+$/);
  });

  interface Menu {
    readonly code: string;
    readonly cards: readonly { readonly vassalage: string }[];
  }

  test('[LAY-05] a category without vendors is absent; sports does not show e-sports cards', async ({
    page,
  }) => {
    await patchValue<readonly Menu[]>(page, '/lgw/games/game_menus', (menus) => {
      const esports = menus.find(({ code }) => code === 'ESPORTS')?.cards ?? [];
      return menus
        .filter(({ code }) => code !== 'ESPORTS')
        .map((menu) => ({
          ...menu,
          cards:
            menu.code === 'FISH'
              ? []
              : menu.code === 'SPORTS'
                ? [...esports, ...menu.cards]
                : menu.cards,
        }));
    });
    await page.goto('/');
    await expect(words(page).nth(2)).toHaveText(say('nav.sports'));
    await expect(words(page).nth(3)).toHaveText(say('nav.esports'));
    await expect(nav(page).getByRole('link', { name: say('nav.fish'), exact: true })).toHaveCount(
      0,
    );
    await nav(page)
      .getByRole('button', {
        name: say('nav.providersOf', { category: say('nav.esports') }),
        exact: true,
      })
      .press('Enter');
    await expect(nav(page).locator('a[href^="/esports?vassalage="]').first()).toBeVisible();
    await nav(page)
      .getByRole('button', {
        name: say('nav.providersOf', { category: say('nav.sports') }),
        exact: true,
      })
      .press('Enter');
    await expect(nav(page).locator('a[href^="/sports?vassalage="]').first()).toBeVisible();
    await expect(nav(page).getByText('Akashvel')).toHaveCount(0);
  });
});
