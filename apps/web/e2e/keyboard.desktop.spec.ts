import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { cards, game, heart, openSlots, playLink, search } from './games.ts';
import {
  agreement,
  dialog,
  expectDemoMember,
  expectNickname,
  field,
  guestMark,
  header,
  logIn,
  newcomer,
  openAccountButton,
  password,
} from './people.ts';
import { say } from './texts.ts';

/** Presses Tab until the element has the focus, and expects a visible focus ring. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element.matches(':focus'))) {
      // The ring is on the control, on a frame next to it or on the box around both.
      const ring = await target.evaluate((element) => {
        const { parentElement: parent } = element;
        const boxes = [element, ...(parent?.children ?? []), parent, parent?.parentElement];
        const styles = boxes.flatMap((box) => (box ? [getComputedStyle(box)] : []));
        // The `::after` of a card's link is as large as the card.
        styles.push(getComputedStyle(element, '::after'));
        return styles.some(
          ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
        );
      });
      expect(ring, 'the focus can be seen').toBe(true);
      return;
    }
  }
  throw new Error(`${target} was not reached in ${most} steps`);
}

test('[A11-01] [LGN-01] [GAM-04] log in and add a favourite with the keyboard alone @gate', async ({
  page,
}) => {
  await page.goto('/rng');
  await expect(cards(page).first()).toBeVisible();
  const form = header(page).getByRole('form', { name: say('auth.login') });
  await tabTo(page, form.getByRole('textbox', { name: say('auth.username') }));
  await page.keyboard.type('demo_member');
  await tabTo(page, form.getByRole('textbox', { name: say('auth.password') }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectDemoMember(page);
  await tabTo(page, search(page), 80);
  const first = heart(cards(page).first());
  await tabTo(page, first);
  await page.keyboard.press('Space');
  await expect(heart(cards(page).first(), 'on')).toBeFocused();
});

test('[A11-01] [GRD-01] press a heart, log in when asked, and return, with the keyboard alone', async ({
  page,
}) => {
  await page.goto('/rng');
  await expect(cards(page).first()).toBeVisible();
  await search(page).focus();
  await tabTo(page, heart(cards(page).first()));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await tabTo(page, field(page, 'auth.username'), 20);
  await page.keyboard.type('demo_member');
  await tabTo(page, field(page, 'auth.password'), 5);
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heart(cards(page).first(), 'on')).toBeFocused();
});

test('[A11-01] [MOD-01] Escape closes the login and returns the focus', async ({ page }) => {
  await page.goto('/rng');
  await expect(cards(page).first()).toBeVisible();
  await search(page).focus();
  await tabTo(page, heart(cards(page).first()));
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Tab');
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(heart(cards(page).first())).toBeFocused();
});

test('[A11-01] the first Tab reaches the skip link, which leads past the header', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: say('nav.skipToContent') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('[A11-01] [LCH-01] start a game in its frame, and leave it again, with the keyboard alone', async ({
  page,
  calls,
}) => {
  await logIn(page);
  await openSlots(page);
  await search(page).focus();
  const link = playLink(cards(page).first());
  const title = (await link.textContent()) ?? '';
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
  expect(calls.count('POST /wps/game/launchGame')).toBe(1);
  await tabTo(page, page.getByRole('link', { name: say('game.backToLobby') }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/rng$/);
  await expect(cards(page).first()).toBeVisible();
});

test('[A11-01] [REG-05] open an account with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, header(page).getByRole('link', { name: say('auth.register') }), 40);
  await page.keyboard.press('Enter');
  await expect(openAccountButton(page)).toBeVisible();
  for (const [key, text] of [
    ['auth.username', newcomer.username],
    ['auth.password', newcomer.password],
    ['auth.confirmPassword', newcomer.password],
    ['field.mobileNumber', newcomer.mobile],
  ] as const) {
    await tabTo(page, field(page, key), 20);
    await page.keyboard.type(text);
  }
  await tabTo(page, agreement(page), 20);
  await page.keyboard.press('Space');
  await expect(agreement(page)).toBeChecked();
  await page.keyboard.press('Enter');
  await expectNickname(page, newcomer.username);
});

test('[A11-01] [LGN-08] log out with the keyboard alone', async ({ page }) => {
  await page.goto('/');
  const form = header(page).getByRole('form', { name: say('auth.login') });
  await tabTo(page, form.getByRole('textbox', { name: say('auth.username') }));
  await page.keyboard.type('demo_member');
  await tabTo(page, form.getByRole('textbox', { name: say('auth.password') }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expectDemoMember(page);
  await tabTo(page, header(page).getByRole('button', { name: new RegExp(say('nav.account')) }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: say('action.logout') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('logout.sure'))).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: say('confirm.logout.action') }), 6);
  await page.keyboard.press('Enter');
  await expect(guestMark(page)).toBeVisible();
});
