import type { Backend } from '../backend.ts';
import { levelFor, sourceName } from '../catalogue/member-policy.ts';
import { type Cents, smaller } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { refusedPlay } from '../state/limits.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { sendMessage } from '../state/messages.ts';
import { type MemberRecord, nextReference } from '../state/state.ts';
import { bonusOf, mainOf, operator, pointsOf, vendorOf } from './accounts.ts';
import { type BetRecord, type Leg, outcomeOf, post } from './ledger.ts';
import { betsOf, moneyOf } from './queries.ts';

/** The bet a member wants to place. */
export interface Wager {
  /** 0 for a lottery ticket. */
  readonly nodeId: number;
  readonly gameType: string;
  readonly vassalage: string;
  readonly detail?: string;
  readonly stake: Cents;
}

/** Where a stake comes from: the wallet at the vendor first, then the main wallet, then the other wallets. */
function sourcesOf(backend: Backend, memberId: string, { vassalage, stake }: Wager): Leg[] | null {
  const { main, vendors } = moneyOf(backend.state, memberId);
  const pockets: Leg[] = [
    { account: vendorOf(memberId, vassalage), amount: vendors.get(vassalage) ?? 0n },
    { account: mainOf(memberId), amount: main },
    ...[...vendors]
      .filter(([code]) => code !== vassalage)
      .map(([code, amount]) => ({ account: vendorOf(memberId, code), amount })),
  ];
  const legs: Leg[] = [];
  let left = stake;
  for (const { account, amount } of pockets) {
    const part = smaller(amount, left);
    if (part <= 0n) continue;
    legs.push({ account, amount: part });
    left -= part;
  }
  return left === 0n ? legs : null;
}

/** Takes a stake. Refuses when the member has paused, reached their own limit, or has too little money. */
export function placeBet(
  backend: Backend,
  member: MemberRecord,
  wager: Wager,
): { readonly bet: BetRecord } | Refusal {
  const { state } = backend;
  const refused = refusedPlay(backend, member, wager.stake);
  if (refused) return refused;
  const from = sourcesOf(backend, member.id, wager);
  if (!from) return { code: 'INSUFFICIENT_BALANCE', text: 'insufficient' };
  const at = backend.now();
  const id = nextReference(state, 'BT');
  const legs = [
    ...from.map(({ account, amount }) => ({ account, amount: -amount })),
    { account: operator.games, amount: wager.stake },
  ];
  post(state.ledger, { at, kind: 'bet', memberId: member.id, reference: id, note: '', legs });
  const bet: BetRecord = {
    id,
    memberId: member.id,
    at,
    detail: '',
    ...wager,
    validBet: wager.stake,
    payout: 0n,
    status: 'running',
    settledAt: null,
    from,
  };
  state.bets.push(bet);
  return { bet };
}

/** Ends a bet. The payout goes to the wallet the stake came from. */
export function settleBet(backend: Backend, bet: BetRecord, payout: Cents): void {
  if (bet.status !== 'running') return;
  const { state } = backend;
  const at = backend.now();
  bet.status = outcomeOf(bet.stake, payout);
  bet.payout = payout;
  bet.settledAt = at;
  const account = bet.from[0]?.account ?? mainOf(bet.memberId);
  if (payout > 0n) {
    const legs = [
      { account, amount: payout },
      { account: operator.games, amount: -payout },
    ];
    post(state.ledger, {
      at,
      kind: 'payout',
      memberId: bet.memberId,
      reference: bet.id,
      note: '',
      legs,
    });
  }
  const member = state.members.get(bet.memberId);
  if (!member || member.type === 4) return;
  earnPoints(backend, bet);
  workOffBonuses(backend, bet);
  climb(backend, member);
}

/** Voids a bet and returns the stake, as if it had never been placed. */
export function voidBet(backend: Backend, bet: BetRecord): void {
  if (bet.status !== 'running') return;
  bet.status = 'void';
  bet.settledAt = backend.now();
  post(backend.state.ledger, {
    at: backend.now(),
    kind: 'void',
    memberId: bet.memberId,
    reference: bet.id,
    note: '',
    legs: [...bet.from, { account: operator.games, amount: -bet.stake }],
  });
}

/** Whether a bet counts for points, levels and rebates: it has ended and is not void. */
export const counts = ({ status }: Pick<BetRecord, 'status'>): boolean =>
  status === 'won' || status === 'lost';

/** The valid bet for one point. */
export const validBetPerPoint: Cents = 10_000n;

function earnPoints({ state, now }: Backend, bet: BetRecord): void {
  const settled = state.bets.filter((one) => one.memberId === bet.memberId && counts(one));
  const total = settled.reduce((sum, { validBet }) => sum + validBet, 0n);
  const points = total / validBetPerPoint - (total - bet.validBet) / validBetPerPoint;
  if (points === 0n) return;
  post(state.ledger, {
    at: now(),
    kind: 'points',
    memberId: bet.memberId,
    reference: bet.id,
    note: '',
    legs: [
      { account: pointsOf(bet.memberId), amount: points },
      { account: operator.points, amount: -points },
    ],
  });
}

/** How much of a bet counts for the terms of a bonus, in percent. Lottery does not count. */
export const bonusWeights: ReadonlyMap<string, bigint> = new Map([
  ['RNG', 100n],
  ['FISH', 100n],
  ['PVP', 100n],
  ['SPORTS', 50n],
  ['ESPORTS', 50n],
  ['LIVE', 10n],
  ['LOTT', 0n],
  ['ELOTT', 0n],
]);

/** Counts a bet for the oldest bonus with open terms; a bonus whose terms are met goes to the main wallet. */
function workOffBonuses(backend: Backend, { memberId, validBet, gameType }: BetRecord): void {
  const { state } = backend;
  const at = backend.now();
  expireBonuses(backend, memberId);
  let left = (validBet * (bonusWeights.get(gameType) ?? 0n)) / 100n;
  for (const bonus of memberAccountOf(backend, memberId).bonuses) {
    if (bonus.status !== 'active' || left <= 0n) continue;
    const missing = bonus.required - bonus.done;
    const part = smaller(missing, left);
    bonus.done += part;
    left -= part;
    if (bonus.done < bonus.required) continue;
    const released = post(state.ledger, {
      at,
      kind: 'bonusReleased',
      memberId,
      reference: bonus.id,
      note: bonus.source,
      legs: [
        { account: bonusOf(memberId), amount: -bonus.amount },
        { account: mainOf(memberId), amount: bonus.amount },
      ],
    });
    if (!released) continue;
    bonus.status = 'completed';
    sendMessage(backend, memberId, 'bonusReleased', { amount: bonus.amount });
  }
}

/** Returns bonuses whose terms were not met in time to the operator, never the member's own money. */
export function expireBonuses(backend: Backend, memberId: string): void {
  const at = backend.now();
  for (const bonus of memberAccountOf(backend, memberId).bonuses) {
    if (bonus.status !== 'active' || bonus.expiresAt === null || bonus.expiresAt > at) continue;
    const taken = post(backend.state.ledger, {
      at,
      kind: 'bonusForfeited',
      memberId,
      reference: bonus.id,
      note: bonus.source,
      legs: [
        { account: bonusOf(memberId), amount: -bonus.amount },
        { account: operator.promotions, amount: bonus.amount },
      ],
    });
    if (taken) bonus.status = 'expired';
  }
}

/** All valid bets of a member, since they registered. */
export const validBetOf = (backend: Backend, { id, validBefore }: MemberRecord): Cents =>
  betsOf(backend, id, { from: 0, to: Number.POSITIVE_INFINITY }).reduce(
    (sum, bet) => (counts(bet) ? sum + bet.validBet : sum),
    validBefore,
  );

/** Raises the member's level. A level is reached once and kept; its reward appears in the reward centre. */
function climb(backend: Backend, member: MemberRecord): void {
  const level = levelFor(validBetOf(backend, member));
  if (!level || level.level <= member.rankLevel) return;
  member.rankLevel = level.level;
  if (level.monthly === 0n) return;
  sendMessage(backend, member.id, 'levelReached', { amount: level.monthly });
  const at = backend.now();
  memberAccountOf(backend, member.id).rewards.push({
    id: nextReference(backend.state, 'RW'),
    at,
    kind: 'levelUp',
    title: sourceName('levelUp'),
    amount: level.monthly,
    turnoverTimes: 3,
    expiresAt: at + 30 * 86_400_000,
    claimedAt: null,
  });
}
