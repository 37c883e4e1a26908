import { storyTime, type TestRuntime } from '@parlour/features/testing';
import { totp } from '../../../packages/sandbox/src/state/totp.ts';
import {
  fill,
  onForm,
  type PageAction,
  read,
  secret,
  send,
  sendAndAgree,
} from './page-errors.action.fixture.ts';
import type { OpenPage, TextKey } from './page-errors.fixture.tsx';

/** Opens a window of the account page by the name of its row. */
const way =
  (name: TextKey) =>
  async ({ t, pressThat, settled, isThere }: OpenPage) => {
    const button = () =>
      [...document.querySelectorAll<HTMLElement>('button[aria-labelledby]')].find((one) => {
        const [, label = ''] = one.getAttribute('aria-labelledby')?.split(' ') ?? [];
        return document.getElementById(label)?.textContent === t(name);
      });
    await settled(() => {
      if (!button()) throw new Error(`There is no line ${name}`);
    });
    await pressThat(button(), name);
    await settled(() => {
      if (!isThere('[role="dialog"]')) throw new Error(`There is no window ${name}`);
    });
  };
const account = (
  id: string,
  name: TextKey,
  typed: Readonly<Record<string, string>>,
  more: Partial<PageAction> = {},
): PageAction => ({
  page: 'securityCenter',
  id,
  begin: async (page) => {
    await way(name)(page);
    await fill(page, typed);
  },
  go: send,
  isReady: onForm,
  typed,
  ...more,
});

const twoStep = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const { secret: key } = await api.startAuthenticator();
  await api.confirmAuthenticator({ code: await totp(key, storyTime) });
};

const payment = {
  password: secret,
  paymentPassword: '135791',
  confirmPaymentPassword: '135791',
};
const passwords = {
  oldPassword: secret,
  newPassword: 'River#2026',
  confirmNewPassword: 'River#2026',
};
const profile = async (page: OpenPage) => page.press('security.editProfile');
const anotherPicture = '[name="avatarId"]:not(:checked)';
const twoDevices = async ({ runtime }: TestRuntime): Promise<undefined> =>
  void (await runtime.api.login({ type: 'username', username: 'demo_member', password: secret }));

/** The actions of a member on the account page. Each has its own window. */
export const ofAccount: readonly PageAction[] = [
  account('setPaymentPassword', 'auth.transactionPassword', payment),
  account('changePassword', 'auth.password', passwords),
  account('linkContact', 'field.email', { contact: 'rafid@example.com', code: '246810' }),
  account(
    'sendMemberCode',
    'field.mobileNumber',
    { contact: '1755010203' },
    { go: (page) => page.press('action.sendCode') },
  ),
  account(
    'startAuthenticator',
    'security.authenticator',
    {},
    {
      go: (page) => page.press('action.continue'),
      isReady: (page) => page.button('action.continue') !== undefined,
    },
  ),
  account(
    'confirmAuthenticator',
    'security.authenticator',
    { code: '000000' },
    {
      begin: async (page) => {
        await way('security.authenticator')(page);
        await page.press('action.continue');
        await page.write('code', '000000');
      },
    },
  ),
  account(
    'addPayoutAccount',
    'security.payout',
    { accountNumber: '01712345699', paymentPassword: '246810' },
    {
      begin: async (page) => {
        await way('security.payout')(page);
        await page.press('empty.payoutAccounts.action');
        const [provider] = (await page.test.runtime.api.getPayoutAccounts()).providers;
        await fill(page, {
          providerId: provider?.providerId ?? '',
          accountNumber: '01712345699',
          paymentPassword: '246810',
        });
      },
      go: sendAndAgree,
    },
  ),
  account(
    'removePayoutAccount',
    'security.payout',
    { paymentPassword: '246810' },
    {
      begin: async (page) => {
        await way('security.payout')(page);
        await page.pressOn('[role="dialog"] li button');
        await page.write('paymentPassword', '246810');
      },
    },
  ),
  account(
    'linkSocialAccount',
    'social.title',
    { account: 'rafid.line' },
    {
      begin: async (page) => {
        await way('social.title')(page);
        await page.pressOn('[role="dialog"] li[data-state="open"]:last-child button');
        await page.write('account', 'rafid.line');
      },
      go: sendAndAgree,
    },
  ),
  account(
    'saveProfile',
    'field.nickname',
    { nickname: 'Rafi', occupation: 'Teacher' },
    {
      begin: async (page) => {
        await profile(page);
        await fill(page, { nickname: 'Rafi', occupation: 'Teacher' });
      },
    },
  ),
  account(
    'setPlayerAvatar',
    'field.nickname',
    { occupation: 'Teacher' },
    {
      begin: async (page) => {
        await profile(page);
        await page.pressOn(anotherPicture);
        await page.write('occupation', 'Teacher');
      },
    },
  ),
  account(
    'revokeDevice',
    'field.nickname',
    {},
    {
      world: { before: twoDevices },
      begin: (page) => page.press('devices.title'),
      go: async (page) => {
        await page.pressOn('[role="dialog"] li[data-state="other"] button');
        await page.agree();
      },
      isReady: (page) => page.isThere('[role="dialog"] li[data-state="other"] button'),
    },
  ),
  read('securityCenter', 'getPayoutAccounts', way('security.payout')),
  read('securityCenter', 'getSocialAccounts', way('social.title')),
  read('securityCenter', 'getProfile', profile),
  read('securityCenter', 'getPlayerAvatar', profile),
  read('securityCenter', 'getDevices', (page) => page.press('devices.title')),
  account(
    'removeAuthenticator',
    'security.authenticator',
    { code: '000000' },
    { world: { before: twoStep } },
  ),
];
