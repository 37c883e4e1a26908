import type { WireReward } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import { grant } from '../../cashier/bonuses.ts';
import { referralReward } from '../../cashier/deposits.ts';
import { leastRebate, openRebate, takeRebate } from '../../cashier/rebates.ts';
import type { Language } from '../../catalogue/language.ts';
import { referralTerms, termTexts } from '../../catalogue/member-policy.ts';
import { formatMoney, formatRate } from '../../core/money.ts';
import { referralsOf } from '../../history/referrals.ts';
import { accept } from '../../http/answer.ts';
import { text } from '../../http/fields.ts';
import { alreadyDone, featureOff, notFound, operations } from '../../http/operation.ts';
import { referralCodeOf } from '../../state/invitations.ts';
import type { RebateRecord, RewardRecord } from '../../state/member-account.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { badRange, dated, isReversed, isTooLong, pageOf, paging, rangeOf } from '../paging.ts';
import { iso } from './view.ts';

/** The reward centre, friends and rebates (REW-01, REF-01, REB-01). */
export function rewardRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  /** Whether members can invite friends (CFG-02). */
  const promoted = () => backend.scenario.flags.REFERRALPROMO3 === true;

  const statusOf = ({ claimedAt, expiresAt }: RewardRecord): string => {
    if (claimedAt !== null) return 'claimed';
    return expiresAt > backend.now() ? 'claimable' : 'expired';
  };

  const view = (reward: RewardRecord, language: Language): WireReward => ({
    rewardId: reward.id,
    title: reward.title[language],
    kind: reward.kind,
    amount: formatMoney(reward.amount),
    terms:
      reward.turnoverTimes === 0
        ? termTexts.none[language]
        : termTexts.times[language].replace('{times}', String(reward.turnoverTimes)),
    status: statusOf(reward),
    expiresAt: iso(reward.expiresAt),
    ...(reward.claimedAt !== null && { claimedAt: iso(reward.claimedAt) }),
  });

  on('GET /wps/v2/rewards', { who: 'member', input: {} }, ({ member, language }) => {
    const { rewards, bonuses } = memberAccountOf(backend, member.id);
    const claimable = rewards.filter((reward) => statusOf(reward) === 'claimable');
    const sum = (list: readonly RewardRecord[]) =>
      formatMoney(list.reduce((total, { amount }) => total + amount, 0n));
    // Past rewards are stored as bonuses; the reward centre shows them as claimed.
    const past = bonuses
      .filter(({ required, status }) => required === 0n && status === 'completed')
      .map(({ id, at, source, title, amount }) => ({
        rewardId: id,
        title: title[language],
        kind: source,
        amount: formatMoney(amount),
        terms: termTexts.none[language],
        status: 'claimed',
        claimedAt: iso(at),
      }));
    const claimed = rewards
      .filter((reward) => statusOf(reward) === 'claimed' && reward.turnoverTimes > 0)
      .map((reward) => view(reward, language));
    const byTime = [...past, ...claimed].sort((a, b) =>
      (b.claimedAt ?? '').localeCompare(a.claimedAt ?? ''),
    );
    return accept({
      claimable: claimable.map((reward) => view(reward, language)),
      claimed: byTime.slice(0, 50),
      claimableAmount: sum(claimable),
      pendingAmount: '0.00',
      expiredAmount: sum(rewards.filter((reward) => statusOf(reward) === 'expired')),
      rewardCount: claimable.length,
    });
  });

  on(
    'POST /wps/v2/rewards/claim',
    { who: 'member', once: true, input: { rewardId: text(64) } },
    ({ member, input, language }) => {
      const reward = memberAccountOf(backend, member.id).rewards.find(
        ({ id }) => id === input.rewardId,
      );
      if (!reward || statusOf(reward) === 'expired') return notFound;
      if (reward.claimedAt !== null) return alreadyDone;
      reward.claimedAt = backend.now();
      const { kind: source, amount, title, turnoverTimes } = reward;
      const times = BigInt(turnoverTimes);
      const { id } = grant(backend, member.id, { source, amount, title, times });
      return accept({ reference: id, amount: formatMoney(amount), text: title[language] });
    },
  );

  on('GET /wps/v2/referral', { who: 'member', input: {} }, ({ member, language, request }) => {
    if (!promoted()) return featureOff;
    const friends = referralsOf(backend, member);
    const code = referralCodeOf(member);
    const active = friends.filter(({ reward }) => reward).length;
    return accept({
      code,
      url: `${new URL(request.url).origin}/register?referralCode=${code}`,
      friends: friends.length,
      active,
      rewarded: formatMoney(referralReward * BigInt(active)),
      pending: formatMoney(0n),
      terms: referralTerms[language],
    });
  });

  const friendInput = { ...dated, ...paging };
  on('GET /wps/v2/referral/friends', { who: 'member', input: friendInput }, ({ member, input }) => {
    if (!promoted()) return featureOff;
    const { from, to } = rangeOf(input, backend.now());
    if (isReversed(input) || isTooLong({ from, to })) return badRange;
    const found = referralsOf(backend, member).filter(
      ({ registeredAt }) => registeredAt >= from && registeredAt < to,
    );
    const page = pageOf(found, input);
    return accept({
      ...page,
      rows: page.rows.map(({ account, registeredAt, reward }) => ({
        account,
        registeredAt: iso(registeredAt),
        status: reward ? 'active' : 'registered',
        ...(reward && { reward: formatMoney(referralReward) }),
      })),
    });
  });

  on('GET /wps/v2/rebate', { who: 'member', input: {} }, ({ member }) => {
    const parts = openRebate(backend, member);
    return accept({
      amount: formatMoney(parts.reduce((sum, { amount }) => sum + amount, 0n)),
      minAmount: formatMoney(leastRebate),
      asOf: iso(backend.now()),
      rows: parts.map(({ gameType, validBet, rate, amount }) => ({
        gameType,
        validBet: formatMoney(validBet),
        rate: formatRate(rate),
        amount: formatMoney(amount),
      })),
    });
  });

  const rebateView = ({ id, at, amount }: RebateRecord) => ({
    reference: id,
    amount: formatMoney(amount),
    status: 'completed',
    time: iso(at),
  });

  on('POST /wps/v2/rebate/claim', { who: 'member', once: true, input: {} }, ({ member }) => {
    const result = takeRebate(backend, member);
    return 'code' in result ? result : accept(rebateView(result.rebate));
  });

  on('GET /wps/v2/rebate/claims', { who: 'member', input: paging }, ({ member, input }) => {
    const page = pageOf([...memberAccountOf(backend, member.id).rebates].reverse(), input);
    return accept({ ...page, rows: page.rows.map(rebateView) });
  });

  return app;
}
