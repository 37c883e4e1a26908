import { storyTime, type TestRuntime } from '@parlour/features/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { totp } from '../../../packages/sandbox/src/state/totp.ts';
import {
  fill,
  type PageAction,
  read,
  secret,
  type Typed,
  withAgree,
} from './page-errors.action.fixture.ts';
import { type OpenPage, type TextKey, until } from './page-errors.fixture.tsx';

const beginnings = [
  ...(['action.change', 'action.add', 'action.verify', 'security.setNow'] as const),
  ...(['security.turnOn', 'security.turnOff', 'security.look'] as const),
];

/** Opens a window of the account page by the name of its row: "Change Password". */
const way = (name: TextKey) => async (page: OpenPage) => {
  const names = beginnings.map((beginning) => `${page.t(beginning)} ${page.t(name)}`);
  await page.pressNamed(new RegExp(`^(?:${names.join('|')})$`));
  await until(() => expect(screen.getByRole('dialog')).toBeVisible());
};
/** A form in a window of the account page; `send` is the name of its button. */
const account = (
  id: string,
  name: TextKey,
  send: TextKey,
  typed: Typed,
  more: Partial<PageAction> = {},
): PageAction => ({
  page: 'securityCenter',
  id,
  begin: async (page) => {
    await way(name)(page);
    await fill(page, typed);
  },
  go: (page) => page.press(send),
  isReady: (page) => page.button(send) !== undefined,
  typed,
  ...more,
});

const twoStep = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const { secret: key } = await api.startAuthenticator();
  await api.confirmAuthenticator({ code: await totp(key, storyTime) });
};

const payment = {
  'security.loginPassword': secret,
  'security.newPayment': '135791',
  'security.confirmPayment': '135791',
};
const passwords = {
  'auth.currentPassword': secret,
  'auth.newPassword': 'River#2026',
  'auth.confirmNewPassword': 'River#2026',
};
const moneyPassword = { 'auth.transactionPassword': '246810' };
const payout = { 'wallet.accountNumber': '01712345699', ...moneyPassword };
const profile = async (page: OpenPage) => page.press('security.editProfile');
const twoDevices = async ({ runtime }: TestRuntime): Promise<undefined> =>
  void (await runtime.api.login({ type: 'username', username: 'demo_member', password: secret }));

/** The actions of a member on the account page. Each has its own window. */
export const ofAccount: readonly PageAction[] = [
  account('setPaymentPassword', 'auth.transactionPassword', 'action.change', payment),
  account('changePassword', 'auth.password', 'password.mustChangeTitle', passwords),
  account('linkContact', 'field.email', 'action.verify', {
    'security.newEmail': 'rafid@example.com',
    'auth.verificationCode': '246810',
  }),
  account('sendMemberCode', 'field.mobileNumber', 'action.sendCode', {
    'security.newMobile': '1755010203',
  }),
  account('startAuthenticator', 'security.authenticator', 'action.continue', {}),
  account(
    'confirmAuthenticator',
    'security.authenticator',
    'security.turnOn',
    { 'security.appCode': '000000' },
    {
      begin: async (page) => {
        await way('security.authenticator')(page);
        await page.press('action.continue');
        await page.write('security.appCode', '000000');
      },
    },
  ),
  account('addPayoutAccount', 'security.payout', 'action.add', payout, {
    begin: async (page) => {
      await way('security.payout')(page);
      await page.press('empty.payoutAccounts.action');
      const [provider] = (await page.test.runtime.api.getPayoutAccounts()).providers;
      await page.write('payout.provider', provider?.providerId ?? '');
      await fill(page, payout);
    },
    go: withAgree('action.add'),
  }),
  account('removePayoutAccount', 'security.payout', 'confirm.removeAccount.action', moneyPassword, {
    begin: async (page) => {
      await way('security.payout')(page);
      await page.press('payout.removeNamed');
      await fill(page, moneyPassword);
    },
  }),
  account(
    'linkSocialAccount',
    'social.title',
    'social.link',
    { 'field.zalo': 'rafid.zalo' },
    {
      begin: async (page) => {
        await way('social.title')(page);
        // The last channel of the list.
        await page.press('social.linkNamed');
        await page.write('field.zalo', 'rafid.zalo');
      },
      go: withAgree('social.link'),
    },
  ),
  account(
    'saveProfile',
    'field.nickname',
    'action.save',
    { 'field.nickname': 'Rafi', 'field.occupation': 'Teacher' },
    {
      begin: async (page) => {
        await profile(page);
        await fill(page, { 'field.nickname': 'Rafi', 'field.occupation': 'Teacher' });
      },
    },
  ),
  account(
    'setPlayerAvatar',
    'field.nickname',
    'action.save',
    { 'field.occupation': 'Teacher' },
    {
      begin: async (page) => {
        await profile(page);
        await page.pressFirst('radio', { checked: false });
        await page.write('field.occupation', 'Teacher');
      },
    },
  ),
  account(
    'revokeDevice',
    'field.nickname',
    'devices.revokeNamed',
    {},
    {
      world: { before: twoDevices },
      begin: (page) => page.press('devices.title'),
      go: withAgree('devices.revokeNamed'),
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
    'security.turnOff',
    { 'security.appCode': '000000' },
    { world: { before: twoStep } },
  ),
];
