import { expect, test } from './fixtures.ts';
import { dialog, sendLogin } from './people.ts';
import { say, taka } from './texts.ts';

test('[NAV-03] [VIP-01] /vip: every level for a visitor; after a login the page also shows the member\u2019s own level @gate', async ({
  page,
  calls,
}) => {
  await page.goto('/vip');
  await expect(page.getByRole('heading', { level: 1, name: say('vip.title') })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveCount(7);
  const service = page.getByRole('row', { name: say('vip.service') });
  await expect(service.getByText(say('vip.included'))).toHaveCount(2);
  expect(calls.count('GET /wps/v2/vip/rank')).toBe(0);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: say('action.login') }).click();
  const answer = page.waitForResponse('**/wps/v2/vip/rank');
  await sendLogin(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/vip$/);
  await expect(main.getByText(say('vip.betsOf30Days', { count: 30 }))).toBeVisible();
  // The turnover of the last thirty days differs every day.
  const { value } = await (await answer).json();
  const [whole, cents] = String(value.validBet30Days).split('.');
  expect(Number(whole)).toBeGreaterThan(1_000);
  const grouped = `${whole?.replace(/(?=(?:\d{3})+$)(?<!^)/g, ',')}.${cents}`;
  await expect(main.getByText(taka + grouped)).toBeVisible();
});

test('[NAV-03] [HLP-01] /help: the topic is in the address, the search also finds text in answers @gate', async ({
  page,
}) => {
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 2, name: say('nav.faq') })).toBeVisible();
  const topics = page.getByRole('group', { name: say('help.topics') }).getByRole('button');
  await topics.nth(1).click();
  await expect(page).toHaveURL(/\/help\?topic=\w+$/);
  await expect(topics.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const answers = page.getByRole('main').getByRole('button', { expanded: false });
  const question = (await answers.first().textContent()) ?? '';
  await page.getByRole('searchbox').fill('zzz');
  await expect(page.getByText(say('empty.help.title', { query: 'zzz' }))).toBeVisible();
  await page.getByRole('searchbox').fill(question);
  await answers.first().click();
  await expect(page.getByRole('region', { name: question }).locator('p')).toBeVisible();
});

test('[NAV-03] [CFG-05] /helpmc has no layout of the site', async ({ page }) => {
  await page.goto('/helpmc');
  await expect(page.getByRole('heading', { level: 1, name: say('help.question') })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});

test('[NAV-03] /join opens the registration for a visitor', async ({ page }) => {
  await page.goto('/join');
  await expect(page.getByRole('heading', { level: 1, name: say('join.title') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: say('action.openAccount') })
    .click();
  await expect(page.getByRole('dialog', { name: say('auth.register') })).toBeVisible();
});

test('[NAV-03] [PRO-01] /promoDetail: a visitor\u2019s step waits for the login and sends one request; an unknown id links back @gate', async ({
  page,
  calls,
}) => {
  await page.goto('/promoDetail?id=p-invite');
  await expect(page.getByRole('heading', { name: say('promo.before') })).toBeVisible();
  await page.getByRole('button', { name: say('promo.join'), exact: true }).click();
  await sendLogin(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/promoDetail\?id=p-invite$/);
  await expect.poll(() => calls.count('POST /wps/promotions/join')).toBe(1);
  await expect(page.getByRole('button', { name: say('promo.join'), exact: true })).toHaveCount(0);
});

test('[NAV-07] [GAM-07] /new shows new games without a login', async ({ page }) => {
  await page.goto('/new');
  await expect(page.getByRole('heading', { level: 1, name: say('game.newGames') })).toBeVisible();
  const cards = page.locator('[data-component="game-card"]');
  await expect(cards.nth(11)).toBeVisible();
});
