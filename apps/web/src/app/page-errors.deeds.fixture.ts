import { playRounds, storyTime, type TestRuntime } from '@parlour/features/testing';
import { pngOf } from '../../../../packages/features/src/uploads/pictures.fixture.ts';
import { totp } from '../../../../packages/sandbox/src/state/totp.ts';
import type { OpenPage, TextKey, World } from './page-errors.fixture.tsx';

/** A call a person makes a page do, and how. */
export interface Deed {
  readonly page: string;
  /** The call, by its name in the contract. */
  readonly id: string;
  /** It is read by a step, and asked for again by "Try again". Default: it is done by a press. */
  readonly reads?: true;
  readonly world?: World;
  /** Up to the press that makes the call; of what is read, with it. */
  readonly begin: (page: OpenPage) => Promise<unknown>;
  /** The press, and a "yes" where it is asked whether it is meant. */
  readonly go: (page: OpenPage) => Promise<unknown>;
  /** Whether it can be pressed once more. */
  readonly isReady: (page: OpenPage) => boolean;
  /** What is typed and must be there after every answer. */
  readonly typed?: Readonly<Record<string, string>>;
  /** Codes after which there is nothing left to do, so that the form gives way to what is true now. */
  readonly ends?: readonly string[];
}

/** What the site asks around every page. */
export const ofTheSite: Readonly<Record<string, string>> = {
  getSiteSettings: 'the defaults of the operator hold',
  getMemberInfo: 'the session tells',
  getSystemStatus: 'the site tells, on a page of its own',
};

/** Pictures are sent one by one, each with its own line and its own retry: shown in features/uploads. */
export const elsewhere: Readonly<Record<string, string>> = {
  startUpload: 'the line of a picture says that it did not arrive',
  sendUploadPart: 'the line of a picture says that it did not arrive',
  getUpload: 'the line of a picture says that it did not arrive',
};

/** What is missing without a word, by page and call: the page is whole without it. */
export const quiet: Readonly<Record<string, string>> = {
  'securityCenter getPlayerRank': 'the name of the level is an ornament there',
  'securityCenter getCountries': 'the country of the site holds',
  'securityCenter getRegisterRules': 'the backend checks a new password itself',
  'transferUpline getWallets': 'the backend checks the amount itself',
  'withdraw getWithdrawal': 'what the list says of an order is shown until it can be read',
};

/** What is said whatever the answer was, by page and call: a figure has room for few words. */
export const inOneWord: Readonly<Record<string, TextKey>> = {
  'securityCenter getBalance': 'balance.failed',
};

/** Answers that are for good: there is nothing to ask for again. */
export const forGood: ReadonlySet<string> = new Set(['getUplineTarget FEATURE_OFF']);

/** Nobody knows whether it was done: the page says so, whatever went wrong on the way. */
function unsettled(id: string): Readonly<Record<string, TextKey>> {
  const ways = ['NETWORK', 'HTTP', 'MALFORMED'].map((code) => `${id} ${code}`);
  return Object.fromEntries(ways.map((one) => [one, 'reward.unsettled' as const]));
}

/** Where a page knows better words than those of the code. */
export const saidOtherwise: Readonly<Record<string, TextKey>> = {
  'setPaymentPassword CREDENTIALS_WRONG': 'validation.passwordOldWrong',
  'selfExclude CREDENTIALS_WRONG': 'validation.passwordOldWrong',
  'confirmAuthenticator CHALLENGE_WRONG': 'validation.code',
  'removeAuthenticator CHALLENGE_WRONG': 'validation.code',
  'revokeDevice NOT_FOUND': 'devices.gone',
  'transferWallet INSUFFICIENT_BALANCE': 'validation.amountBalance',
  'transferWallet GAME_MAINTENANCE': 'transfer.closed',
  'getWithdrawalQuote NOT_FOUND': 'withdraw.accountGone',
  'createWithdrawal LIMIT_REACHED': 'withdraw.limitLeft',
  ...unsettled('claimReward'),
  ...unsettled('claimMission'),
};

const secret = 'Parlour#2026';
const onForm = (page: OpenPage) => page.isThere('form button[type="submit"]');
const send = (page: OpenPage) => page.submit();
const sendAndAgree = async (page: OpenPage) => {
  await page.submit();
  await page.agree();
};

/** Opens a window of the account, by the name of its line. */
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
const fill = async (page: OpenPage, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) await page.write(name, value);
};

const account = (
  id: string,
  name: TextKey,
  typed: Readonly<Record<string, string>>,
  more: Partial<Deed> = {},
): Deed => ({
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
const read = (page: string, id: string, begin: Deed['begin']): Deed => ({
  ...{ page, id, reads: true, begin },
  go: async () => undefined,
  isReady: () => false,
});

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

const ofAccount: readonly Deed[] = [
  account('setPaymentPassword', 'auth.transactionPassword', payment),
  account('changePassword', 'auth.password', passwords),
  account('linkContact', 'field.email', { contact: 'rafid@example.com', code: '246810' }),
  account(
    'sendMemberCode',
    'field.mobileNumber',
    { contact: '1755010203' },
    {
      go: (page) => page.press('action.sendCode'),
    },
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
];

/** A page with one form on it. */
const form = (
  page: string,
  id: string,
  typed: Readonly<Record<string, string>>,
  more: Partial<Deed> = {},
): Deed => ({
  ...{ page, id, typed, isReady: onForm, go: sendAndAgree },
  begin: (open) => fill(open, typed),
  ...more,
});

const ofMoney: readonly Deed[] = [
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
  form('withdraw', 'createWithdrawal', { amount: '1000', paymentPassword: '246810' }),
  form('transferUpline', 'transferToUpline', {
    amount: '1000',
    note: 'Eid',
    paymentPassword: '246810',
  }),
];

const orderOf = async ({ runtime }: TestRuntime) => {
  const order = await runtime.api.createDeposit({ methodId: 'wallet', amount: '1500.00' });
  return order.depositId;
};
const pendingWithdrawal = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const { accounts } = await api.getWithdrawalOptions();
  const accountId = accounts[0]?.accountId ?? '';
  const body = { accountId, amount: '1000.00', paymentPassword: '246810' };
  await api.createWithdrawal(body);
};
const picture = () => new File([pngOf()], 'receipt.png', { type: 'image/png' });
const decided = ['NOT_FOUND', 'ALREADY_DONE'];

const ofOrders: readonly Deed[] = [
  read('depositv2', 'getDeposit', async () => undefined),
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
].map((deed) => (deed.id === 'getDeposit' ? { ...deed, world: { before: orderOf } } : deed));

/** A page with a button and nothing to fill in. */
const button = (page: string, id: string, name: TextKey, more: Partial<Deed> = {}): Deed => ({
  ...{ page, id, begin: async () => undefined },
  go: (open) => open.press(name),
  isReady: (open) => open.button(name) !== undefined,
  ...more,
});
const played =
  (rounds: number) =>
  async (test: TestRuntime): Promise<undefined> =>
    void (await playRounds(test, rounds));
const withAgree = (name: TextKey) => async (page: OpenPage) => {
  await page.press(name);
  await page.agree();
};

const ofGifts: readonly Deed[] = [
  button('rewardCenter', 'claimReward', 'action.claim'),
  button('missionLeaderboard', 'claimMission', 'action.claim', { world: { before: played(20) } }),
  button('manualRebate', 'claimRebate', 'rebate.claim', {
    world: { before: played(200) },
    go: (page) => page.pressLike('rebate.claim'),
    isReady: (page) => page.like('rebate.claim') !== undefined,
  }),
  button('messageV2', 'readMessages', 'message.markAllRead'),
  button('messageV2', 'deleteMessages', 'message.deleteAll', {
    begin: (page) => page.press('message.choose'),
    go: withAgree('message.deleteAll'),
  }),
];

/** The monthly limit of deposits, which nobody has at the beginning. */
const monthly = ({ t }: OpenPage) => `${t('rg.depositLimit')}, ${t('period.monthly')}`;
const monthlyButton = (page: OpenPage, name: TextKey) =>
  `button[aria-label="${page.t(name)}: ${monthly(page)}"]`;
const raised = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const limit = { kind: 'deposit', period: 'monthly' } as const;
  await api.setPlayLimit({ ...limit, amount: '5000.00' });
  await api.setPlayLimit({ ...limit, amount: '8000.00' });
};
const play = 'responsiblePlay';

const ofPlay: readonly Deed[] = [
  read(play, 'getPlayPolicy', (page) => page.press('rg.timeOut')),
  read(play, 'getPlaySession', (page) => page.press('play.account')),
  form(
    play,
    'setPlayLimit',
    { value: '5000' },
    {
      begin: async (page) => {
        await page.pressOn(monthlyButton(page, 'rg.setLimit'));
        await page.write('value', '5000');
      },
      go: send,
    },
  ),
  button(play, 'cancelPlayLimit', 'play.keepOld', {
    world: { before: raised },
    go: (page) => page.pressOn(monthlyButton(page, 'play.keepOld')),
    isReady: (page) => page.isThere(monthlyButton(page, 'play.keepOld')),
  }),
  button(play, 'setPlayReminder', 'play.off', {
    go: (page) => page.chooseAnother('#play-reminder'),
    isReady: (page) => page.isThere('#play-reminder'),
  }),
  button(play, 'confirmRealityCheck', 'play.read', {
    world: { patch: { getPlaySession: (value) => ({ ...value, reminderDue: true }) } },
    begin: (page) => page.press('play.account'),
  }),
  button(play, 'startTimeOut', 'confirm.timeOut.action', {
    begin: async (page) => {
      await page.press('rg.timeOut');
      await page.pressOn('input[type="radio"]');
    },
    go: withAgree('confirm.timeOut.action'),
  }),
  form(
    play,
    'selfExclude',
    { password: secret },
    {
      begin: async (page) => {
        await page.press('rg.selfExclusion');
        await page.pressOn('input[type="radio"]');
        await page.press('action.next');
        await page.write('password', secret);
      },
      go: send,
    },
  ),
];

const twoStep = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const { secret: key } = await api.startAuthenticator();
  await api.confirmAuthenticator({ code: await totp(key, storyTime) });
};
const removing = account(
  'removeAuthenticator',
  'security.authenticator',
  { code: '000000' },
  { world: { before: twoStep } },
);

/** Every call a member makes on a page of the centre, and how. */
export const deeds: readonly Deed[] = [
  ...ofAccount,
  removing,
  ...ofMoney,
  ...ofOrders,
  ...ofGifts,
  ...ofPlay,
];
