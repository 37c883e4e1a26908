import { playRounds, type TestRuntime } from '@parlour/features/testing';
import { screen } from '@testing-library/react';
import {
  button,
  form,
  type PageAction,
  read,
  secret,
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
  button('manualRebate', 'claimRebate', 'rebate.claim', { world: { before: played(200) } }),
  button('messageV2', 'readMessages', 'message.markAllRead'),
  button('messageV2', 'deleteMessages', 'message.deleteAll', {
    begin: (page) => page.press('message.choose'),
    go: withAgree('message.deleteAll'),
  }),
];

/** The name of a button of the monthly deposit limit, which is not set at the start. */
const ofMonthly = ({ t }: OpenPage, name: TextKey) =>
  `${t(name)}: ${t('rg.depositLimit')}, ${t('period.monthly')}`;
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
    'rg.setLimit',
    { 'play.newLimit': '5000' },
    {
      begin: async (page) => {
        await page.pressNamed(ofMonthly(page, 'rg.setLimit'));
        await page.write('play.newLimit', '5000');
      },
      go: (page) => page.press('rg.setLimit'),
    },
  ),
  button(play, 'cancelPlayLimit', 'play.keepOld', {
    world: { before: raised },
    go: (page) => page.pressNamed(ofMonthly(page, 'play.keepOld')),
    isReady: (page) =>
      screen.queryByRole('button', { name: ofMonthly(page, 'play.keepOld') }) !== null,
  }),
  button(play, 'setPlayReminder', 'play.off', {
    go: (page) => page.chooseAnother('rg.realityCheck'),
    isReady: (page) => !page.field('rg.realityCheck').hasAttribute('disabled'),
  }),
  button(play, 'confirmRealityCheck', 'play.read', {
    world: { patch: { getPlaySession: (value) => ({ ...value, reminderDue: true }) } },
    begin: (page) => page.press('play.account'),
  }),
  button(play, 'startTimeOut', 'confirm.timeOut.action', {
    begin: async (page) => {
      await page.press('rg.timeOut');
      await page.pressFirst('radio');
    },
    go: withAgree('confirm.timeOut.action'),
  }),
  form(
    play,
    'selfExclude',
    'rg.selfExclude',
    { 'auth.password': secret },
    {
      begin: async (page) => {
        await page.press('rg.selfExclusion');
        await page.pressFirst('radio');
        await page.press('action.next');
        await page.write('auth.password', secret);
      },
      go: (page) => page.press('rg.selfExclude'),
    },
  ),
];
