import { newKey, type TestRuntime } from '@parlour/features/testing';
import { screen } from '@testing-library/react';
import { pngOf } from '../../../packages/features/src/shared/uploads/pictures.fixture.ts';
import { form, type PageAction, read, withAgree } from './page-errors.action.fixture.ts';
import type { OpenPage, TextKey } from './page-errors.fixture.tsx';

const press = (name: TextKey) => (page: OpenPage) => page.press(name);

/** A member without an account for withdrawals. */
const withoutAccount = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  for (const { accountId } of (await api.getPayoutAccounts()).accounts) {
    await api.removePayoutAccount({ accountId, paymentPassword: '246810' });
  }
};
/** The passwords of a member who sets the transaction password on the way to a first withdrawal. */
const passwords = {
  'security.loginPassword': 'Parlour#2026',
  'security.newPayment': '135791',
  'security.confirmPayment': '135791',
};

/** The actions of a first withdrawal, before its amount. */
export const ofFirstWithdrawal: readonly PageAction[] = [
  read('withdraw', 'getPayoutAccounts', async () => undefined, { before: withoutAccount }),
  form(
    'withdraw',
    'addPayoutAccount',
    'empty.payoutAccounts.action',
    { 'auth.transactionPassword': '246810' },
    {
      world: { before: withoutAccount },
      begin: async (page) => {
        await page.pressFirst('radio');
        await page.press('action.next');
        await page.write('wallet.accountNumber', '01712345699');
        await page.press('action.next');
        await page.write('auth.transactionPassword', '246810');
      },
      go: press('empty.payoutAccounts.action'),
    },
  ),
  form('withdraw', 'setPaymentPassword', 'action.continue', passwords, {
    world: {
      patch: { getWithdrawalOptions: (value) => ({ ...value, paymentPasswordSet: false }) },
    },
    go: press('action.continue'),
  }),
];

/** The actions that move money. */
export const ofMoney: readonly PageAction[] = [
  form(
    'transferFund',
    'transferWallet',
    'transfer.send',
    { 'wallet.amount': '500' },
    { go: press('transfer.send') },
  ),
  form(
    'transferFund',
    'transferAllBack',
    'transfer.send',
    { 'wallet.amount': '500' },
    { go: withAgree('wallet.transferAllBack') },
  ),
  form(
    'depositv2',
    'createDeposit',
    'deposit.send',
    { 'wallet.amount': '1500' },
    {
      begin: async (page) => {
        await page.pressFirst('radio', { name: /^Mobile wallet/ });
        await page.write('wallet.amount', '1500');
      },
      go: press('deposit.send'),
    },
  ),
  form(
    'withdraw',
    'createWithdrawal',
    'withdraw.send',
    { 'wallet.amount': '1000' },
    {
      go: async (page) => {
        // The page clears a wrong payment password, so it is typed again.
        await page.write('auth.transactionPassword', '246810');
        await withAgree('withdraw.send')(page);
      },
    },
  ),
  form('transferUpline', 'transferToUpline', 'upline.send', {
    'wallet.amount': '1000',
    'upline.note': 'Eid',
    'auth.transactionPassword': '246810',
  }),
];

const orderOf = async ({ runtime }: TestRuntime) => {
  const order = await runtime.api.createDeposit(
    { methodId: 'wallet', amount: '1500.00' },
    await newKey(),
  );
  return order.depositId;
};
const pendingWithdrawal = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const { accounts } = await api.getWithdrawalOptions();
  const accountId = accounts[0]?.accountId ?? '';
  const body = { accountId, amount: '1000.00', paymentPassword: '246810' };
  await api.createWithdrawal(body, await newKey());
};
const picture = () => new File([pngOf()], 'receipt.png', { type: 'image/png' });
const decided = ['NOT_FOUND', 'ALREADY_DONE'];

const reference = { 'wallet.transactionId': '9F3K2A' };
/** The choice "Received" in the window that asks for an answer. */
const received = ({ t }: OpenPage) => ({ name: new RegExp(`^${t('wallet.received')}`) });

/** The actions on an order. */
export const ofOrders: readonly PageAction[] = [
  read('depositv2', 'getDeposit', async () => undefined, { before: orderOf }),
  form('depositv2', 'submitDepositProof', 'deposit.sendProof', reference, {
    world: { before: orderOf },
    begin: async (page) => {
      await page.write('wallet.transactionId', '9F3K2A');
      await page.addPicture('wallet.proof', picture());
    },
    go: press('deposit.sendProof'),
  }),
  form('depositv2', 'cancelDeposit', 'confirm.cancelDeposit.action', reference, {
    world: { before: orderOf },
  }),
  read('withdraw', 'getWithdrawalQuote', (page) => page.write('wallet.amount', '1000')),
  form(
    'withdraw',
    'answerWithdrawal',
    'confirm.received.action',
    {},
    {
      begin: async (page) => {
        await page.press('withdraw.answer');
        await page.pressFirst('radio', received(page));
      },
      isReady: (page) => screen.queryAllByRole('radio', received(page)).length > 0,
      ends: decided,
    },
  ),
  form(
    'withdraw',
    'cancelWithdrawal',
    'confirm.cancelWithdraw.action',
    {},
    {
      world: { before: pendingWithdrawal },
      begin: (page) => page.pressFirst('button', {}, 'withdraw.past'),
      ends: decided,
    },
  ),
];
