import { expect, test } from 'vitest';
import { accountStates } from '../../packages/features/src/account/overview/states.ts';
import { betsStates } from '../../packages/features/src/member/bets/states.ts';
import { bonusesStates } from '../../packages/features/src/member/bonuses/states.ts';
import { messagesStates } from '../../packages/features/src/member/messages/states.ts';
import { missionsStates } from '../../packages/features/src/member/missions/states.ts';
import { profitStates } from '../../packages/features/src/member/profit/states.tsx';
import { rankStates } from '../../packages/features/src/member/rank/states.ts';
import { rebateStates } from '../../packages/features/src/member/rebate/states.ts';
import { transactionsStates } from '../../packages/features/src/member/record/states.tsx';
import { referralStates } from '../../packages/features/src/member/referral/states.ts';
import { rewardsStates } from '../../packages/features/src/member/rewards/states.ts';
import { depositStates } from '../../packages/features/src/money/deposit/states.ts';
import { uplineStates } from '../../packages/features/src/money/upline/states.ts';
import { walletsStates } from '../../packages/features/src/money/wallets/states.ts';
import { withdrawStates } from '../../packages/features/src/money/withdraw/states.ts';

interface Named {
  readonly ids: readonly string[];
}

/** The pages of the member centre (MEM-01 to MEM-15), each with the name of its empty state. */
const pages: readonly (readonly [page: string, states: Named, empty: string])[] = [
  ['account', accountStates, 'empty'],
  ['bets', betsStates, 'empty'],
  ['bonuses', bonusesStates, 'empty'],
  ['deposit', depositStates, 'noMethods'],
  ['messages', messagesStates, 'empty'],
  ['missions', missionsStates, 'empty'],
  ['profit', profitStates, 'empty'],
  ['rank', rankStates, 'noLevel'],
  ['rebate', rebateStates, 'empty'],
  ['record', transactionsStates, 'empty'],
  ['referral', referralStates, 'empty'],
  ['rewards', rewardsStates, 'empty'],
  ['upline', uplineStates, 'empty'],
  ['wallets', walletsStates, 'empty'],
  ['withdraw', withdrawStates, 'noAccounts'],
];

test.each(pages)(
  '[SBK-01] %s has states for loading, empty, failed, long text and a phone',
  (_page, { ids }, empty) => {
    const wanted = ['loading', empty, 'failed', 'longText', 'phone'];
    expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
  },
);
