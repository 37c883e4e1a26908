import { playRounds, type TestRuntime } from '@parlour/features/testing';
import {
  button,
  form,
  type PageAction,
  read,
  secret,
  send,
  withAgree,
} from './page-errors.action.fixture.ts';
import type { OpenPage, TextKey } from './page-errors.fixture.tsx';

const played =
  (rounds: number) =>
  async (test: TestRuntime): Promise<undefined> =>
    void (await playRounds(test, rounds));

/** The claims, and the actions on messages. */
export const ofGifts: readonly PageAction[] = [
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

/** The monthly deposit limit, which is not set at the start. */
const monthly = ({ t }: OpenPage) => `${t('rg.depositLimit')}, ${t('period.monthly')}`;
const monthlyButton = (page: OpenPage, name: TextKey) =>
  `button[aria-label="${page.t(name)}: ${monthly(page)}"]`;
const raised = async ({ runtime: { api } }: TestRuntime): Promise<undefined> => {
  const limit = { kind: 'deposit', period: 'monthly' } as const;
  await api.setPlayLimit({ ...limit, amount: '5000.00' });
  await api.setPlayLimit({ ...limit, amount: '8000.00' });
};
const play = 'responsiblePlay';

/** The actions for responsible play. */
export const ofPlay: readonly PageAction[] = [
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
