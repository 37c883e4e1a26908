import { expect, type Locator, type Page } from '@playwright/test';
import { visit } from './centres.ts';
import { beginGame, cards, heart, listedGames, openSlots, playLink } from './games.ts';
import { askToLogOut, balance, dialog, field, logIn } from './people.ts';
import { say, saying, taka } from './texts.ts';
import { inWindow, look, sends, type Walker } from './walk.ts';

const main = (page: Page): Locator => page.getByRole('main');

/** Pages of the member centre, each with the calls that no other page has. */
const memberPages: readonly (readonly [key: string, ...calls: readonly string[]])[] = [
  [
    'missionLeaderboard',
    'GET /wps/relay/MCSFE_getMissionLeaderboard',
    'GET /wps/relay/MCSFE_getMissionSummaryDetails',
  ],
  ['messageV2'],
  ['transferFund', 'GET /wps/relay/GCS_merchantWallet'],
];

/** Plays, keeps a favourite, moves money and points, and writes to the operator. */
export async function walkAsMember(walker: Walker): Promise<void> {
  const { page, backend, rest } = walker;
  await logIn(page);
  await rest();
  await openSlots(page);
  const card = cards(page).first();
  await heart(card).click();
  await expect(page.getByText(say('success.favouriteAdded'))).toBeVisible();
  await look(walker, [['/favorite', 'GET /wps/relay/MCSFE_getFavoriteGamesList']]);
  await heart(cards(page).first(), 'on').click();
  await expect(page.getByText(say('success.favouriteRemoved'))).toBeVisible();
  await openSlots(page);
  await playLink(cards(page).nth(1)).click();
  await beginGame(page);
  const [table] = await listedGames(backend, 'gameType=LIVE');
  await look(walker, [
    ['/recent', 'GET /wps/relay/GCS_recentGame'],
    [`/rng?page=live&vassalage=${table?.vassalage}`, 'GET /wps/relay/GLS2_roomList'],
  ]);
  await page.goto('/fbsports');
  await expect(page.locator('iframe')).toBeVisible();

  await page.goto('/');
  await sends(
    page,
    ['GET /wps/member/info/icon', 'GET /wps/relay/MCSFE_getPlayerAvatar'],
    async () => {
      await visit(page, '/?member=securityCenter');
      await inWindow(page, 'security.editProfile').click();
    },
  );
  for (const [key, ...calls] of memberPages) {
    await page.goto('/');
    await sends(page, calls, () => visit(page, `/?member=${key}`));
    await expect(
      page.getByRole('dialog', { name: say(`member.${key}`), exact: true }),
    ).toBeVisible();
    await rest();
  }
  await field(page, 'wallet.amount').fill('500');
  await dialog(page).locator('button[type="submit"]').click();
  await expect(dialog(page).locator('[data-wallet="BOKULIO"]')).toContainText(`${taka}1,360.50`);
  await walkThroughPoints(walker);

  await page.goto('/promoDetail?id=p-friday-spins');
  await main(page)
    .getByRole('button', { name: say('promo.draw') })
    .click();
  await expect(
    page.getByText(saying(say('success.raffleClaimed', { prize: '' }).trim())).first(),
  ).toBeVisible();
  await page.goto('/help?page=feedback');
  await main(page).getByRole('combobox').selectOption('GAME');
  await main(page)
    .getByRole('textbox', { name: saying(say('feedback.content')) })
    .fill('The game stays black after the second round.');
  await main(page)
    .getByRole('button', { name: say('action.sendFeedback'), exact: true })
    .click();
  await expect(
    main(page).getByRole('heading', { name: say('success.feedbackSent') }),
  ).toBeVisible();
  await page.goto('/');
  await (await askToLogOut(page))
    .getByRole('button', { name: say('confirm.logout.action') })
    .click();
  await expect(balance(page)).toHaveCount(0);
}

/** Exchanges a reward, converts points, and reads what happened to them. */
async function walkThroughPoints(walker: Walker): Promise<void> {
  const { page } = walker;
  await page.goto('/pointMall');
  await main(page)
    .getByRole('button', { name: saying(say('points.redeem')), disabled: false })
    .first()
    .click();
  await field(page, 'auth.transactionPassword').fill('246810');
  await inWindow(page, 'action.continue').click();
  await inWindow(page, 'confirm.redeem.action').click();
  await expect(dialog(page)).toHaveCount(0);
  await main(page).locator('input[name="points"]').fill('1000');
  await main(page).locator('input[name="paymentPassword"]').fill('246810');
  await main(page)
    .getByRole('button', { name: say('confirm.convert.action'), exact: true })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('confirm.convert.action'), exact: true })
    .click();
  await expect(main(page).locator('input[name="points"]')).toHaveValue('');
  await look(walker, [
    ['/pointMall?tab=history', 'GET /wps/relay/MCS2_getRedeemPointList'],
    ['/pointMall?tab=details', 'GET /wps/relay/ODSFE2_MemTransDet'],
  ]);
}
