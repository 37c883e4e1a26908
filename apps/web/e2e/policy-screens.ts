import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { cards, game, openSlots, playLink } from './games.ts';
import {
  askForSmsCode,
  balance,
  dialog,
  field,
  header,
  loginButton,
  openAccount,
  openAccountButton,
  openLogin,
  openRegister,
  sendLogin,
} from './people.ts';
import { follow } from './rest.ts';
import { say, saying } from './texts.ts';

/** One screen or state: its name, and how to open it and wait for it. */
export type Screen = readonly [name: string, open: (page: Page) => Promise<void>];

/** A screen that is loaded as a document. */
const at = (path: string): Screen => [
  path,
  async (page) => {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeAttached();
  },
];
/** A screen to which the app navigates. */
const within = (path: string): Screen => [
  path,
  async (page) => {
    const rest = follow(page);
    await page.evaluate((to) => {
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }, path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await rest();
  },
];
const press = (page: Page, role: 'button' | 'link' | 'tab', key: string) =>
  page
    .getByRole(role, { name: say(key), exact: true })
    .first()
    .click();
const home = async (page: Page, language: 'bn' | 'en' = 'bn') => {
  await page.goto('/');
  const popular = say('game.popularGames', {}, language);
  await expect(page.getByRole('heading', { name: popular })).toBeVisible();
};
const close = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
};

export const visitor: readonly Screen[] = [
  ...['/rng', '/sports', '/promotions', '/help'].map(at),
  ...['/rng?page=live', '/esports', '/elott', '/lott', '/hot', '/new'].map(within),
  ...['/promoDetail?id=p-invite', '/join', '/vip', '/winners', '/down', '/lottery', '/nowhere'].map(
    within,
  ),
  ...['/helpmc', '/helpmc?page=feedback', '/help?page=about', '/game?id=abc'].map(within),
  [
    'a notice in its place',
    async (page) => {
      await page.goto('/noticePage');
      const row = page.getByRole('main').getByRole('listitem').getByRole('button').nth(1);
      await row.click();
      await expect(page.locator('[data-component="safe-html"]').first()).toBeVisible();
    },
  ],
  [
    'a notice in a window',
    async (page) => {
      await home(page);
      const bar = page.getByRole('region', { name: say('notice.notice') });
      await bar.getByRole('button').first().dispatchEvent('click');
      await expect(dialog(page).locator('[data-component="safe-html"]')).toBeVisible();
      await close(page);
    },
  ],
  [
    'search',
    async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: say('search.label') }).fill('promo');
      await expect(page.getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
    },
  ],
  [
    'customer service',
    async (page) => {
      await page.getByRole('button', { name: say('nav.help') }).click();
      await expect(dialog(page)).toBeVisible();
      await close(page);
    },
  ],
  [
    'menu of languages, English, dark',
    async (page) => {
      await header(page)
        .getByRole('button', { name: saying(say('a11y.languagePicker')) })
        .click();
      await page.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
      await header(page)
        .getByRole('button', { name: say('ui.darkTheme', {}, 'en') })
        .click();
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
      await home(page, 'en');
      await page.evaluate(() => localStorage.clear());
    },
  ],
  [
    'another brand',
    async (page) => {
      await page.evaluate(() => {
        localStorage.brand = 'raat';
      });
      await home(page);
      await expect(page.locator('html')).toHaveAttribute('data-brand', 'raat');
      await page.evaluate(() => localStorage.clear());
    },
  ],
];

export const forms: readonly Screen[] = [
  [
    'login with mistakes',
    async (page) => {
      await openLogin(page);
      await loginButton(page).click();
      await expect(dialog(page).getByRole('group')).toBeFocused();
    },
  ],
  ['login by SMS', askForSmsCode],
  [
    'forgotten password',
    async (page) => {
      await openLogin(page);
      await press(page, 'button', 'auth.forgotPassword');
      await expect(
        dialog(page).getByRole('button', { name: say('forgot.sendEmail') }),
      ).toBeVisible();
      await dialog(page)
        .getByRole('tab', { name: say('auth.byMobile') })
        .click();
      await expect(field(page, 'auth.newPassword')).toBeVisible();
    },
  ],
  [
    'registration with mistakes',
    async (page) => {
      await openRegister(page);
      await openAccountButton(page).click();
      await expect(dialog(page).getByRole('group')).toBeVisible();
    },
  ],
  [
    'registration by mobile number',
    async (page) => {
      await dialog(page)
        .getByRole('tab', { name: say('auth.byMobile') })
        .click();
      await expect(field(page, 'auth.username')).toHaveCount(0);
    },
  ],
  [
    'login with a picture code',
    async (page) => {
      await openLogin(page);
      await sendLogin(page, 'demo_member', 'wrong');
      await expect(dialog(page).getByRole('img', { name: say('captcha.alt') })).toBeVisible();
    },
  ],
];

export const member: readonly Screen[] = [
  [
    'login with a bot challenge',
    async (page) => {
      await openLogin(page);
      await sendLogin(page);
      await expect(balance(page)).toBeVisible();
    },
  ],
  [
    'menu of the account',
    async (page) => {
      await openAccount(page);
      await page.keyboard.press('Escape');
    },
  ],
  ...['/favorite', '/recent', '/vip', '/promotions'].map(within),
  ...['/cockfight', '/fbsports'].map(at),
  [
    'a game in its frame',
    async (page) => {
      await openSlots(page);
      await playLink(cards(page).first()).click();
      await expect(game(page).getByRole('heading')).toBeVisible();
    },
  ],
  [
    'the question before a logout',
    async (page) => {
      await home(page);
      await openAccount(page);
      await page.getByRole('menuitem', { name: say('action.logout') }).click();
      await expect(page.getByRole('alertdialog').or(dialog(page)).first()).toBeVisible();
    },
  ],
];

export const others: readonly Screen[] = [
  [
    'free play',
    async (page) => {
      await home(page);
      await header(page)
        .getByRole('button', { name: say('game.freePlay') })
        .click();
      await expect(page.getByText(say('demo.trialRibbon'))).toBeVisible();
    },
  ],
  [
    'what a trial may not',
    async (page) => {
      await page.goto('/favorite');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  ],
  [
    'a game of a trial',
    async (page) => {
      await openSlots(page);
      await playLink(cards(page).first()).click();
      await expect(game(page).getByRole('heading')).toBeVisible();
    },
  ],
];
