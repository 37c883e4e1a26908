import type { KeyedOperation } from '@parlour/api-client';
import { EnvelopesWidget } from '@parlour/features/agent/envelopes';
import type { CentrePage } from '@parlour/features/centre-frame';
import { GameLaunchWidget } from '@parlour/features/games/launch';
import { PointsWidget } from '@parlour/features/member/points';
import { FeedbackWidget } from '@parlour/features/site/feedback';
import { PromotionPageWidget } from '@parlour/features/site/promotions';
import { createTestRuntime, logIn, newKey, type TestRuntime } from '@parlour/features/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { withList } from '../src/app/with-list.tsx';
import type { Write } from './one-wish.fixture.ts';
import { fill, withAgree } from './page-errors.action.fixture.ts';
import { pageActions } from './page-errors.actions.fixture.ts';
import { type OpenPage, type TextKey, until } from './page-errors.fixture.tsx';

const memberPages: Readonly<Record<string, CentrePage | undefined>> = centrePages.member;

/** A write of a page in the member centre, taken from the page actions of the error tests. */
const shown = (id: KeyedOperation, more: Partial<Write> = {}): Write => {
  const action = pageActions.find((one) => one.id === id);
  const Page = action && memberPages[action.page];
  if (!action || !Page) throw new Error(`No page does ${id}`);
  return { ...action, id, Page, ...more };
};

/** The balances at the vendors. Money that arrives there later is a new intention. */
const lying = async ({ test }: OpenPage) => {
  const { wallets } = await test.runtime.api.getWallets();
  return wallets
    .filter(({ balance }) => Number(balance) > 0)
    .map(({ vassalage, balance }) => `${vassalage} ${balance}`);
};

const alone = (Page: CentrePage) => ({ page: 'securityCenter', Page });
const nothing = async () => undefined;

const promotion = (id: KeyedOperation, promotionId: string, name: TextKey): Write => ({
  ...alone(() => <PromotionPageWidget id={promotionId} />),
  id,
  begin: nothing,
  go: (page) => page.press(name),
});

/** Sends the member a red envelope from the upline. */
const envelope = async ({ sandbox }: TestRuntime): Promise<undefined> => {
  const agent = createTestRuntime({ language: 'en', sandbox });
  await logIn(agent, 'demo_agent');
  const { api } = agent.runtime;
  const { rows } = await api.getDownlines({ search: 'demo_member', pageSize: 100 });
  const memberIds = rows.filter(({ level }) => level === 1).map(({ memberId }) => memberId);
  const body = { memberIds, amount: '50.00', paymentPassword: '246810' };
  await api.sendRedEnvelope(body, await newKey());
};

const Points = withList(PointsWidget);

const mobileWallet = { name: /^Mobile wallet/ };
const moneyPassword = { 'auth.transactionPassword': '246810' };

export const ofMembers: readonly Write[] = [
  shown('transferWallet', { isForm: true }),
  shown('transferAllBack', { wish: lying }),
  shown('transferToUpline', { isForm: true }),
  shown('createDeposit', {
    isForm: true,
    begin: async (page) => {
      await until(() => {
        // The page opens the order whose answer was lost as soon as it has read it.
        page.button('deposit.begin')?.click();
        expect(screen.getByRole('radio', mobileWallet)).toBeVisible();
      });
      await page.pressFirst('radio', mobileWallet);
      await page.write('wallet.amount', '1500');
    },
  }),
  shown('submitDepositProof'),
  shown('createWithdrawal', { isForm: true }),
  shown('answerWithdrawal'),
  shown('cancelWithdrawal'),
  shown('claimReward'),
  shown('claimMission', { isTold: true }),
  shown('claimRebate', {
    wish: async ({ test }) => (await test.runtime.api.getRebate()).amount,
  }),
  promotion('joinPromotion', 'p-weekend-back', 'promo.join'),
  promotion('claimPromotion', 'p-seven-days', 'action.claim'),
  promotion('claimRaffle', 'p-friday-spins', 'promo.draw'),
  {
    ...alone(Points),
    id: 'redeemPointReward',
    begin: async (page) => {
      await page.pressFirst('button', { name: /^Redeem: 25 free spins/ });
      await fill(page, moneyPassword);
      await page.press('action.continue');
    },
    go: (page) => page.press('confirm.redeem.action'),
    isForm: true,
  },
  {
    ...alone(Points),
    id: 'convertPoints',
    begin: (page) => fill(page, { 'points.howMany': '500', ...moneyPassword }),
    go: withAgree('confirm.convert.action'),
    isForm: true,
  },
  {
    ...alone(() => <FeedbackWidget helpHref="/help" />),
    id: 'sendFeedback',
    begin: (page) =>
      fill(page, {
        'feedback.questionType': 'GAME',
        'feedback.content': 'The game stays black after the second round.',
      }),
    go: (page) => page.press('action.sendFeedback'),
    isForm: true,
  },
  {
    ...alone(EnvelopesWidget),
    id: 'claimRedEnvelope',
    world: { before: envelope },
    begin: (page) => page.press('envelope.detailsOf'),
    go: (page) => page.press('envelope.take'),
  },
  {
    ...alone(() => (
      <GameLaunchWidget target={{ kind: 'game', id: 571 }} onLeave={() => undefined} />
    )),
    id: 'launchGame',
    begin: nothing,
  },
];
