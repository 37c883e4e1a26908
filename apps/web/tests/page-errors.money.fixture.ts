import { newKey, type TestRuntime } from '@parlour/features/testing';
import { pngOf } from '../../../packages/features/src/shared/uploads/pictures.fixture.ts';
import { form, type PageAction, read, send, sendAndAgree } from './page-errors.action.fixture.ts';

/** The actions that move money. */
export const ofMoney: readonly PageAction[] = [
  form('transferFund', 'transferWallet', { amount: '500' }, { go: send }),
  form(
    'transferFund',
    'transferAllBack',
    { amount: '500' },
    {
      go: async (page) => {
        await page.press('wallet.transferAllBack');
        await page.agree();
      },
    },
  ),
  form(
    'depositv2',
    'createDeposit',
    { amount: '1500' },
    {
      begin: async (page) => {
        await page.pressOn('input[name="methodId"][value="wallet"]');
        await page.write('amount', '1500');
      },
      go: send,
    },
  ),
  form(
    'withdraw',
    'createWithdrawal',
    { amount: '1000' },
    {
      go: async (page) => {
        // The page clears a wrong payment password, so it is typed again.
        await page.write('paymentPassword', '246810');
        await sendAndAgree(page);
      },
    },
  ),
  form('transferUpline', 'transferToUpline', {
    amount: '1000',
    note: 'Eid',
    paymentPassword: '246810',
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

/** The actions on an order. */
export const ofOrders: readonly PageAction[] = [
  read('depositv2', 'getDeposit', async () => undefined, { before: orderOf }),
  form(
    'depositv2',
    'submitDepositProof',
    { payerReference: '9F3K2A' },
    {
      world: { before: orderOf },
      begin: async (page) => {
        await page.write('payerReference', '9F3K2A');
        await page.addPicture(picture());
      },
      go: send,
    },
  ),
  form(
    'depositv2',
    'cancelDeposit',
    { payerReference: '9F3K2A' },
    {
      world: { before: orderOf },
      go: async (page) => {
        await page.press('confirm.cancelDeposit.action');
        await page.agree();
      },
    },
  ),
  read('withdraw', 'getWithdrawalQuote', (page) => page.write('amount', '1000')),
  form(
    'withdraw',
    'answerWithdrawal',
    {},
    {
      begin: async (page) => {
        await page.press('withdraw.answer');
        await page.pressOn('[role="dialog"] input[value="received"]');
      },
      go: async (page) => {
        await page.press('confirm.received.action');
        await page.agree();
      },
      isReady: (page) => page.isThere('[role="dialog"] input[value="received"]'),
      ends: decided,
    },
  ),
  form(
    'withdraw',
    'cancelWithdrawal',
    {},
    {
      world: { before: pendingWithdrawal },
      begin: (page) => page.pressOn('[data-order]'),
      go: async (page) => {
        await page.press('confirm.cancelWithdraw.action');
        await page.agree();
      },
      isReady: (page) => page.button('confirm.cancelWithdraw.action') !== undefined,
      ends: decided,
    },
  ),
];
