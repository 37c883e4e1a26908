import type { Page } from '@playwright/test';
import { expect, failedAnswers, gateIf, test } from './fixtures.ts';
import { cards, heart, openSlots, search } from './games.ts';
import { balance, dialog, field, guestMark, logIn, openLogin, sendLogin } from './people.ts';
import { say } from './texts.ts';

const kept = (page: Page) => page.evaluate(() => sessionStorage.getItem('token'));
const button = (page: Page, key: string) =>
  dialog(page).getByRole('button', { name: say(key), exact: true });

test.describe('other tabs', () => {
  test('[LGN-05] follow a login, and keep what was typed on their page @gate', async ({
    page,
    context,
    calls,
  }) => {
    const other = await context.newPage();
    await openSlots(other);
    await search(other).fill('mango');
    await logIn(page);
    await other.bringToFront();
    await expect(balance(other)).toBeVisible();
    await expect(search(other)).toHaveValue('mango');
    await expect(other).toHaveURL(/\/rng/);
    expect(await kept(other)).toBe(await kept(page));
    expect(calls.count('POST /wps/session/login')).toBe(1);
    await other.reload();
    await expect(balance(other)).toBeVisible();
  });

  test('[LGN-05] [GRD-01] a guarded page in a new tab opens without a second login', async ({
    page,
    context,
  }) => {
    await logIn(page);
    const other = await context.newPage();
    await other.goto('/favorite');
    await expect(balance(other)).toBeVisible();
    await expect(other).toHaveURL(/\/favorite$/);
    await expect(dialog(other)).toHaveCount(0);
  });

  test('[LGN-05] a login elsewhere does not disturb an open registration', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/register');
    await field(other, 'auth.username').fill('rina2026');
    await logIn(page);
    await other.bringToFront();
    await expect(field(other, 'auth.username')).toHaveValue('rina2026');
    expect(await kept(other)).toBe(null);
  });
});

test.describe('a reload while the server cannot confirm the session', () => {
  test.use({ expectedErrors: failedAnswers });

  for (const kind of ['http', 'network'] as const) {
    test(`[LGN-03] [ERR-01] keeps the login, says so, and recovers by itself (${kind})${gateIf(kind === 'network')}`, async ({
      page,
      backend,
    }) => {
      await logIn(page);
      const token = await kept(page);
      await backend.setScenario({
        faults: [{ path: '/wps/member/info', kind, ...(kind === 'http' && { status: 503 }) }],
      });
      await page.reload();
      const notice = page.getByRole('status').filter({ hasText: say('banner.retrying') });
      await expect(notice).toBeVisible();
      await expect(guestMark(page)).toHaveCount(0);
      await expect(dialog(page)).toHaveCount(0);
      expect(await kept(page)).toBe(token);
      await backend.setScenario({ faults: [] });
      await expect(balance(page)).toBeVisible();
      await expect(notice).toHaveCount(0);
    });
  }

  test('[LGN-03] offers to retry at once and to log out', async ({ page, backend }) => {
    await logIn(page);
    await backend.setScenario({
      faults: [{ path: '/wps/member/info', kind: 'http', status: 503 }],
    });
    await page.reload();
    const notice = page.getByRole('status').filter({ hasText: say('banner.retrying') });
    await notice.getByRole('button', { name: say('action.retry') }).click();
    await expect(notice).toBeVisible();
    await notice.getByRole('button', { name: say('action.logout') }).click();
    await expect(guestMark(page)).toBeVisible();
    expect(await kept(page)).toBe(null);
  });

  test('[API-03] a refused token ends the session', async ({ page, backend }) => {
    await logIn(page);
    await backend.setScenario({
      faults: [{ path: '/wps/member/info', kind: 'http', status: 401 }],
    });
    await page.reload();
    await expect(guestMark(page)).toBeVisible();
    expect(await kept(page)).toBe(null);
  });
});

test.describe('accounts that may not log in here', () => {
  for (const [code, key] of [
    ['NOT_AGENT', 'error.notAgent'],
    ['NOT_MEMBER', 'error.notMember'],
  ] as const) {
    test(`[LGN-07] ${code} shows its message, and no session starts`, async ({ page, backend }) => {
      await backend.setScenario({
        faults: [{ path: '/wps/session/login', kind: 'business', code }],
      });
      await openLogin(page);
      await sendLogin(page);
      await expect(dialog(page).getByRole('group')).toContainText(say(key));
      expect(await kept(page)).toBe(null);
    });
  }
});

test('[GRD-01] a trial account reads what it needs, and may open a real account', async ({
  page,
}) => {
  await openLogin(page);
  await button(page, 'login.freeDemo').click();
  await expect(balance(page)).toBeVisible();
  await openSlots(page);
  const press = () => heart(cards(page).first()).click();
  await press();
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText(say('guard.needTrueAccount'));
  await warning.getByRole('button', { name: say('guard.increaseSubmit'), exact: true }).click();
  await expect(warning).toHaveCount(0);
  await expect(balance(page)).toBeVisible();
  await press();
  await warning.getByRole('button', { name: say('guard.openRealAccount') }).click();
  await expect(field(page, 'auth.confirmPassword')).toBeVisible();
});
