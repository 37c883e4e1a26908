import type { Hono } from 'hono';
import { createRandom } from '../../art/rng.ts';
import type { Backend } from '../../backend.ts';
import { grant } from '../../cashier/bonuses.ts';
import { missionsOf } from '../../cashier/missions.ts';
import type { Language } from '../../catalogue/language.ts';
import { clubLevels } from '../../catalogue/member-policy.ts';
import { day, dayName, dayStart, monthStart, weekStart } from '../../core/calendar.ts';
import { formatMoney, formatRate } from '../../core/money.ts';
import { accept } from '../../http/answer.ts';
import { maybe, oneOf, text } from '../../http/fields.ts';
import { alreadyDone, notFound, operations } from '../../http/operation.ts';
import { betsOf } from '../../ledger/queries.ts';
import { validBetOf } from '../../ledger/rounds.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import type { MemberRecord } from '../../state/state.ts';
import { masked } from '../../team/names.ts';
import { iso } from './view.ts';

/** Missions, the leaderboard, levels and ranks (MIS-01, VIP-01, MEM-15). */
export function missionRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on(
    'GET /wps/relay/MCSFE_getMissionSummaryDetails',
    { who: 'member', input: {} },
    ({ member, language }) => {
      const missions = missionsOf(backend, member);
      return accept({
        missions: missions.map(({ row, progress, status }) => ({
          missionId: row.missionId,
          title: row.title[language],
          kind: row.kind,
          progress,
          target: row.target,
          reward: formatMoney(row.reward),
          status,
          route: row.route,
        })),
        done: missions.filter(({ status }) => status !== 'running').length,
        total: missions.length,
        resetsAt: iso(dayStart(backend.now()) + day),
        missionCount: missions.filter(({ status }) => status === 'claimable').length,
      });
    },
  );

  on(
    'POST /wps/relay/MCSFE_claimMission',
    { who: 'member', once: true, input: { missionId: text(64) } },
    ({ member, input, language }) => {
      const mission = missionsOf(backend, member).find(
        ({ row }) => row.missionId === input.missionId,
      );
      if (!mission || mission.status === 'running') return notFound;
      if (mission.status === 'claimed') return alreadyDone;
      memberAccountOf(backend, member.id).missions.add(mission.key);
      const { reward: amount, title } = mission.row;
      const gift = { source: 'mission', amount, times: 0n, title };
      const { id } = grant(backend, member.id, gift);
      return accept({ reference: id, amount: formatMoney(amount), text: title[language] });
    },
  );

  on(
    'GET /wps/relay/MCSFE_getMissionLeaderboard',
    { who: 'member', input: { period: maybe(oneOf('week', 'month')) } },
    ({ member, input: { period = 'week' } }) => {
      const now = backend.now();
      const from = period === 'week' ? weekStart(now) : monthStart(now);
      const endsAt = period === 'week' ? from + 7 * day : monthStart(now, 1);
      const score = scoreOf(backend, member, from);
      const others = board(backend.seed, from, period === 'week' ? 1 : 4);
      const rank = others.filter((one) => one.score > score).length + 1;
      const mine = { rank, account: masked(member.username), score, mine: true };
      const rows = others
        .filter((one) => one.score > score)
        .map((one, index) => ({ ...one, rank: index + 1, mine: false }));
      const below = others
        .filter((one) => one.score <= score)
        .map((one, index) => ({ ...one, rank: rank + 1 + index, mine: false }));
      return accept({
        rows: [...rows, mine, ...below].slice(0, 20),
        mine,
        period,
        endsAt: iso(endsAt),
        demo: true,
      });
    },
  );

  on('GET /wps/v2/vip/levels', { who: 'anyone', input: {} }, ({ language }) =>
    accept({
      levels: clubLevels.map((level) => ({
        level: level.level,
        name: level.name[language],
        requiredValidBet: formatMoney(level.required),
        benefits: [
          { key: 'rebate', value: formatRate(level.rebate), unit: 'rate' },
          { key: 'monthlyReward', value: formatMoney(level.monthly), unit: 'money' },
          { key: 'withdrawalsPerDay', value: String(level.withdrawals), unit: 'count' },
          { key: 'birthdayReward', value: formatMoney(level.birthday), unit: 'money' },
          { key: 'vipService', value: level.service ? '1' : '0', unit: 'flag' },
        ],
      })),
    }),
  );

  const nameOf = (level: number, language: Language): string =>
    clubLevels.find((one) => one.level === level)?.name[language] ?? String(level);

  on('GET /wps/v2/vip/rank', { who: 'member', input: {} }, ({ member, language }) => {
    const now = backend.now();
    const validBet = validBetOf(backend, member);
    const recent = betsOf(backend, member.id, { from: now - 30 * day, to: now + 1 }).reduce(
      (sum, bet) => (bet.status === 'void' ? sum : sum + bet.validBet),
      0n,
    );
    const next = clubLevels.find(({ level }) => level === member.rankLevel + 1);
    const missing = next && next.required > validBet ? next.required - validBet : 0n;
    return accept({
      level: member.rankLevel,
      name: nameOf(member.rankLevel, language),
      validBet: formatMoney(validBet),
      validBet30Days: formatMoney(recent),
      ...(next && { nextLevel: next.level, missing: formatMoney(missing) }),
      keptUntil: dayName(monthStart(now, 4)),
      history: clubLevels
        .filter(({ level }) => level > 1 && level <= member.rankLevel)
        .map(({ level, required }) => ({
          level,
          name: nameOf(level, language),
          time: iso(reachedAt(backend, member, required)),
        }))
        .reverse(),
    });
  });

  return app;
}

/** One point on the leaderboard for every 100 of valid bet. */
const scoreOf = (backend: Backend, { id }: MemberRecord, from: number): number =>
  Number(
    betsOf(backend, id, { from, to: Number.POSITIVE_INFINITY }).reduce(
      (sum, bet) => (bet.status === 'void' ? sum : sum + bet.validBet),
      0n,
    ) / 10_000n,
  );

/** The other entries of the leaderboard. They are samples, and the answer says so. */
function board(seed: number, from: number, weeks: number): { account: string; score: number }[] {
  const random = createRandom(seed + Math.floor(from / day));
  const letters = 'abdfhijkmnoprstu';
  let score = 18_000 * weeks + random.int(0, 900);
  return Array.from({ length: 84 }, () => {
    score = Math.max(1, score - Math.ceil((score * random.int(1, 9)) / 100));
    const letter = () => letters[random.int(0, letters.length - 1)] ?? 'a';
    return { account: `${letter()}${letter()}***${random.int(10, 99)}`, score };
  });
}

/** When the valid bets of a member reached a threshold. */
function reachedAt(backend: Backend, member: MemberRecord, required: bigint): number {
  let sum = member.validBefore;
  if (sum >= required) return member.registeredAt + Number(required / 100_000n) * 3_600_000;
  const always = { from: 0, to: Number.POSITIVE_INFINITY };
  for (const bet of betsOf(backend, member.id, always).reverse()) {
    if (bet.status === 'void') continue;
    sum += bet.validBet;
    if (sum >= required) return bet.at;
  }
  return member.registeredAt;
}
