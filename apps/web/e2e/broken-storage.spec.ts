import type { Page } from '@playwright/test';
import { routes } from '../src/app/routes.ts';
import { visit } from './centres.ts';
import { expect, gateIf, isPhone, test } from './fixtures.ts';
import { dialog, field, header, logIn, openAccount } from './people.ts';
import { say, saying } from './texts.ts';

/** The ways in which the storage of a browser may fail; each continues "the storage". */
const faults = ['is refused', 'is null', 'refuses a read', 'is full', 'loses a change'] as const;

/** Breaks the storage of the page in this way before its first script runs. */
const breakStorage = (page: Page, fault: (typeof faults)[number]): Promise<unknown> =>
  page.addInitScript((fault) => {
    const refuse = () => {
      throw new DOMException('The storage does not work.', 'SecurityError');
    };
    const none = () => null;
    const nothing = () => undefined;
    const calls = {
      'is refused': {},
      'is null': {},
      'refuses a read': { getItem: refuse, setItem: refuse, removeItem: refuse },
      'is full': { getItem: none, setItem: refuse, removeItem: nothing },
      'loses a change': { getItem: none, setItem: nothing, removeItem: nothing },
    }[fault];
    for (const name of ['localStorage', 'sessionStorage']) {
      const get =
        fault === 'is refused' ? refuse : fault === 'is null' ? none : () => Object.freeze(calls);
      Object.defineProperty(window, name, { get });
    }
  }, fault);

const amount = (page: Page) => field(page, 'wallet.amount');

/** Chooses dark and English with the controls of this width. */
async function goDarkAndEnglish(page: Page): Promise<void> {
  if (isPhone(page)) {
    await openAccount(page);
    await dialog(page)
      .getByRole('radio', { name: say('ui.darkTheme') })
      .check();
    await dialog(page)
      .getByRole('radio', { name: say('ui.nativeEn') })
      .click();
  } else {
    await header(page)
      .getByRole('button', { name: say('ui.darkTheme') })
      .click();
    await header(page)
      .getByRole('button', { name: saying(say('a11y.languagePicker')) })
      .click();
    await page.getByRole('menuitemradio', { name: say('ui.nativeEn') }).click();
  }
}

test.describe('with announcements', () => {
  test.use({ announcements: true });

  for (const fault of faults) {
    test(`[NOT-02] [LAY-04] closed announcements stay closed where the storage ${fault}${gateIf(fault === 'is full')}`, async ({
      page,
      rest,
    }) => {
      await breakStorage(page, fault);
      await page.goto('/');
      await expect(page.getByRole('dialog', { name: say('notice.announcement') })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await visit(page, '/promotions');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await visit(page, '/');
      await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
      await rest();
      await expect(dialog(page)).toHaveCount(0);
    });
  }
});

for (const fault of faults) {
  test(`[LGN-03] [WAL-03] [LAY-04] a login, a draft, a language and a theme are kept where the storage ${fault}${gateIf(fault === 'is null')}`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    await logIn(page);
    await expect(page.getByText(say('session.notKept'))).toBeVisible();
    await visit(page, '/?member=depositv2');
    await amount(page).fill('750');
    await visit(page, '/promotions');
    await expect(dialog(page)).toHaveCount(0);
    await visit(page, '/?member=depositv2');
    await expect(amount(page)).toHaveValue(/750/);
    await visit(page, '/promotions');
    await expect(dialog(page)).toHaveCount(0);
    await goDarkAndEnglish(page);
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

const paths = routes.map(({ paths: [path] }) => path);

for (const fault of faults) {
  test(`[NAV-03] [ERR-01] [LAY-04] every address opens where the storage ${fault}`, async ({
    page,
  }) => {
    await breakStorage(page, fault);
    for (const path of paths) {
      await page.goto(path);
      // An error of the page fails the test by itself. Here the layout, a screen or a window must be present.
      await expect(page.locator('html'), path).not.toHaveAttribute('data-drawn');
      await expect(page.getByRole('heading').first(), path).toBeAttached();
      await expect(page.getByText(say('screen.crash.title')), path).toHaveCount(0);
    }
  });
}
