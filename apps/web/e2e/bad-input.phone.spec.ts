import { expectPage, faults, held, unauthenticated } from './bad-answers.ts';
import { expect, failedAnswers, test } from './fixtures.ts';
import { cards, game, gameList, heart, openSlots, playLink } from './games.ts';
import { balance, field, guestMark, logIn, sendLogin } from './people.ts';
import { say } from './texts.ts';

test.use({ expectedErrors: failedAnswers });

test('[ERR-01] [API-02] [GAM-02] a list that fails says why, and a retry loads it', async ({
  page,
  backend,
  calls,
}) => {
  const path = '/wps/relay/GCSGAME_gameList';
  const failure = page.getByRole('heading', { name: say('error.loadFailed') });
  for (const { name, fault, says } of [
    ...faults,
    { name: '401', fault: unauthenticated, says: say('error.unauthenticated') },
  ]) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await page.goto('/rng');
      await expect(failure).toBeVisible();
      await expect(page.getByRole('main')).toContainText(says);
      await expectPage(page);
    });
  }
  await backend.setScenario({ faults: [{ path, ...held }] });
  await page.getByRole('button', { name: say('action.retry') }).click();
  await backend.heldUp(gameList);
  await backend.release();
  await expect(cards(page).first()).toBeVisible();
  expect(calls.count(gameList)).toBeGreaterThan(faults.length);
});

test('[ERR-01] [GAM-02] when the second page fails, the first stays and a retry is offered', async ({
  page,
  backend,
}) => {
  await page.route(
    (url) => url.pathname.endsWith('GCSGAME_gameList') && url.searchParams.get('pageNo') === '2',
    (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
    { times: 1 },
  );
  await openSlots(page);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toHaveText(say('error.loadFailed'));
  await expect(cards(page)).toHaveCount(12);
  await backend.setScenario({});
  await page.getByRole('button', { name: say('action.retry') }).click();
  await expect(cards(page).nth(12)).toBeAttached();
});

test('[ERR-01] [API-02] [LCH-01] a launch that fails says why, and a retry starts the game @gate', async ({
  page,
  backend,
}) => {
  const path = '/wps/game/launchGame';
  await logIn(page);
  await openSlots(page);
  const title = (await playLink(cards(page).first()).textContent()) ?? '';
  await backend.setScenario({ faults: [{ path, ...faults[0].fault }] });
  await playLink(cards(page).first()).click();
  const retry = page.getByRole('button', { name: say('action.retry') });
  await expect(retry).toBeEnabled();
  for (const { name, fault, says } of faults) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await retry.click();
      await expect(retry).toBeEnabled();
      await expect(
        page.getByRole('heading', { name: say('launch.failed', { game: title }) }),
      ).toBeVisible();
      await expect(page.getByRole('main')).toContainText(says);
      await expectPage(page);
    });
  }
  await backend.setScenario({});
  await retry.click();
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
});

test('[ERR-01] [API-03] [LCH-01] a session that ends at the launch opens the login, then the game starts', async ({
  page,
  backend,
}) => {
  await logIn(page);
  await openSlots(page);
  const title = (await playLink(cards(page).first()).textContent()) ?? '';
  await backend.setScenario({
    faults: [{ path: '/wps/game/launchGame', ...unauthenticated, times: 1 }],
  });
  await playLink(cards(page).first()).click();
  await expect(field(page, 'auth.username')).toBeVisible();
  await expect(page.getByText(say('error.unauthenticated')).first()).toBeVisible();
  await sendLogin(page);
  await expect(game(page).getByRole('heading', { name: title })).toBeVisible();
});

test('[ERR-01] [API-02] [GAM-04] a favourite that fails says why, is undone, and works afterwards @gate', async ({
  page,
  backend,
}) => {
  const path = '/wps/relay/MCSFE_addFavoriteGameV2';
  await logIn(page);
  await openSlots(page);
  const card = cards(page).first();
  for (const { name, fault, says } of faults) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await heart(card).click();
      await expect(page.getByText(says)).toBeVisible();
      await expect(heart(card)).not.toHaveAttribute('aria-busy', 'true');
      await expectPage(page);
    });
  }
  await backend.setScenario({ faults: [{ path, ...held }] });
  await heart(card).click();
  await backend.heldUp(`POST ${path}`);
  await backend.release();
  await expect(heart(card, 'on')).toBeVisible();
});

test('[ERR-01] [API-03] [GAM-04] a session that ends at a favourite says so once; the next press asks to log in', async ({
  page,
  backend,
}) => {
  await logIn(page);
  await openSlots(page);
  const card = cards(page).first();
  await backend.setScenario({
    faults: [{ path: '/wps/relay/MCSFE_addFavoriteGameV2', ...unauthenticated, times: 1 }],
  });
  await heart(card).click();
  await expect(page.getByText(say('error.unauthenticated'))).toHaveCount(1);
  await expect(guestMark(page)).toBeVisible();
  await expect(heart(card)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(null);
  await heart(card).click();
  await sendLogin(page);
  await expect(heart(card, 'on')).toBeVisible();
});

test('[ERR-01] [API-02] [WAL-01] a balance that fails shows the error beside the last amount, with a retry', async ({
  page,
  backend,
}) => {
  const path = '/wps/v2/wallets/balance';
  await backend.setScenario({ faults: [{ path, kind: 'http', status: 502 }] });
  await logIn(page);
  const status = balance(page).getByRole('status');
  const refresh = balance(page).getByRole('button', { name: say('ui.refreshBalance') });
  await expect(status).toContainText(say('balance.failed'));
  await backend.setScenario({});
  await refresh.click();
  await expect(status).toContainText('12,450.00');
  for (const { name, fault } of faults) {
    await test.step(name, async () => {
      await backend.setScenario({ faults: [{ path, ...fault }] });
      await page.reload();
      await expect(status).toContainText(say('balance.failed'));
      await expectPage(page);
    });
  }
  await backend.setScenario({ faults: [{ path, ...held }] });
  await refresh.click();
  await backend.heldUp(`GET ${path}`);
  await backend.release();
  await expect(status).toContainText('12,450.00');
});

test('[ERR-01] [API-03] [WAL-01] a session that ends while the balance loads leaves a visitor and says so', async ({
  page,
  backend,
}) => {
  await logIn(page);
  await backend.setScenario({ faults: [{ path: '/wps/v2/wallets/balance', ...unauthenticated }] });
  await page.reload();
  await expect(page.getByText(say('error.unauthenticated'))).toHaveCount(1);
  await expect(guestMark(page)).toBeVisible();
  await expectPage(page);
  await backend.setScenario({});
  await logIn(page);
  await expect(balance(page)).toContainText('12,450.00');
});

test('[ERR-01] a lobby without answers shows one error, with one retry for everything', async ({
  page,
  backend,
}) => {
  await backend.setScenario({
    faults: [
      { path: '/wps/relay/*', kind: 'http', status: 502 },
      { path: '/lgw/*', kind: 'malformed' },
      { path: '/wps/system/banners', kind: 'schema' },
      { path: '/wps/system/notices', kind: 'business' },
    ],
  });
  // An alias of home without a prerendered document. The document of the canonical address would keep its content.
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1, name: say('home.allFailed') })).toBeVisible();
  await expectPage(page);
  await backend.setScenario({});
  await page.getByRole('button', { name: say('action.retry') }).click();
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page.getByRole('region', { name: say('jackpot.slots') })).toBeVisible();
});
