import type { Backend } from '../backend.ts';
import { day, dayStart, hour } from '../core/calendar.ts';
import { bookOf } from '../ledger/ledger.ts';
import type { MemberRecord } from '../state/state.ts';
import { historyOf } from './cache.ts';
import { historyEnd } from './history-end.ts';

/** A person who registered with a member's referral code. */
export interface Friend {
  /** Masked. */
  readonly account: string;
  readonly registeredAt: number;
  /** Whether their first deposit brought a reward. */
  readonly reward: boolean;
}

const names = ['sa***12', 'ni***88', 'om***45', 'ru***31'] as const;
/** Two who registered and never made a deposit. */
const quiet = [
  { account: 'fa***07', daysAgo: 11 },
  { account: 'ka***19', daysAgo: 33 },
] as const;

/** Friends of the past, one for each reward on record, and the ones who registered since; newest first. */
export function referralsOf(backend: Backend, member: MemberRecord): Friend[] {
  const { state } = backend;
  const rewards = historyOf(backend, member.id).entries.filter(
    ({ kind, note }) => kind === 'reward' && note === 'referral',
  );
  const today = dayStart(historyEnd(backend));
  const past: Friend[] = rewards.map(({ at }, index) => ({
    account: names[index % names.length] ?? names[0],
    registeredAt: at - 5 * hour,
    reward: true,
  }));
  const waiting = quiet.map(({ account, daysAgo }) => ({
    account,
    registeredAt: today - daysAgo * day + 22 * hour,
    reward: false,
  }));
  const since = [...state.members.values()]
    .filter(({ referrerId }) => referrerId === member.id)
    .map(
      (friend): Friend => ({
        account: `${friend.username.slice(0, 2)}***${friend.username.slice(-2)}`,
        registeredAt: friend.registeredAt,
        reward: bookOf(state.ledger, friend.id).some(({ kind }) => kind === 'deposit'),
      }),
    );
  const all = rewards.length > 0 ? [...since, ...past, ...waiting] : since;
  return all.sort((a, b) => b.registeredAt - a.registeredAt);
}
