import type { WirePromotion } from '@parlour/api-client/wire';
import type { Backend } from '../backend.ts';
import { demoAccounts } from '../catalogue/content.ts';
import type { Language } from '../catalogue/language.ts';
import { promotionsIn } from '../catalogue/promotions.ts';
import type { Cents } from '../core/money.ts';
import type { Refusal } from '../core/refusal.ts';
import { betsOf } from '../ledger/queries.ts';
import { counts } from '../ledger/rounds.ts';
import { isPaused, paused } from '../state/limits.ts';
import type { PromotionPart } from '../state/member-account.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import type { MemberRecord } from '../state/state.ts';
import { grant } from './bonuses.ts';
import { firstDepositBonus, hasDeposited, mayAskForBonus } from './deposits.ts';

/** The prize of a promotion, and the valid bet it requires first. */
interface Prize {
  readonly amount: Cents;
  readonly times: bigint;
  readonly needs: Cents;
  readonly gameTypes: readonly string[];
  /** Whether the operator reviews an application first. */
  readonly reviewed: boolean;
  readonly raffles: number;
  /** The lowest club level whose application is granted. Default: any. */
  readonly level?: number;
}

const prizes: ReadonlyMap<string, Prize> = new Map([
  [
    'p-friday-spins',
    { amount: 10_000n, times: 3n, needs: 50_000n, gameTypes: ['RNG'], reviewed: false, raffles: 2 },
  ],
  [
    'p-boat-race',
    {
      amount: 25_000n,
      times: 5n,
      needs: 100_000n,
      gameTypes: ['LIVE'],
      reviewed: true,
      raffles: 0,
    },
  ],
  [
    'p-seven-days',
    {
      amount: 15_000n,
      times: 3n,
      needs: 100_000n,
      gameTypes: ['RNG'],
      reviewed: false,
      raffles: 0,
    },
  ],
  [
    'p-golden-table',
    {
      amount: 50_000n,
      times: 5n,
      needs: 1_000_000n,
      gameTypes: ['LIVE'],
      reviewed: true,
      raffles: 0,
      level: 4,
    },
  ],
]);

const timeToReview = 30_000;
const notFound: Refusal = { code: 'NOT_FOUND', text: 'notFound' };
const alreadyDone: Refusal = { code: 'ALREADY_DONE', text: 'alreadyDone' };

/** Promotions as every visitor sees them; the scenario may end some before their planned end. */
export const promotionsNow = (backend: Backend, language: Language): WirePromotion[] =>
  promotionsIn(language, backend.now()).map((promotion) =>
    backend.scenario.closedPromotions.includes(promotion.promotionId)
      ? { ...promotion, status: 'closed', endAt: new Date(backend.now()).toISOString() }
      : promotion,
  );

/** Statuses that a member keeps when the promotion ends. */
const decided: readonly string[] = ['issued', 'claimed', 'rejected'];

/** A promotion as a member sees it: with their status in it. */
export function asSeenBy(
  backend: Backend,
  member: MemberRecord | null,
  promotion: WirePromotion,
): WirePromotion {
  const part = member && partOf(backend, member, promotion.promotionId);
  const counts = part && (promotion.status !== 'closed' || decided.includes(part.status));
  return counts ? { ...promotion, status: part.status } : promotion;
}

/**
 * Whether a promotion is anything to this person: a first-deposit bonus is not to a member who deposited without it. A
 * visitor sees every promotion.
 */
export const appliesTo = (
  backend: Backend,
  member: MemberRecord | null,
  promotionId: string,
): boolean =>
  member === null ||
  promotionId !== firstDepositBonus.promotionId ||
  partOf(backend, member, promotionId) !== undefined ||
  !hasDeposited(backend, member);

/** The promotions of one person, each with their status in it (PRO-01). */
export const promotionsOf = (
  backend: Backend,
  member: MemberRecord | null,
  language: Language,
): WirePromotion[] =>
  promotionsNow(backend, language)
    .filter(({ promotionId }) => appliesTo(backend, member, promotionId))
    .map((promotion) => asSeenBy(backend, member, promotion));

/** Whether participants of a promotion can draw. */
export const hasRaffle = (promotionId: string): boolean =>
  (prizes.get(promotionId)?.raffles ?? 0) > 0;

/** A member's status in a promotion; `undefined` when they have not joined. */
export function partOf(
  backend: Backend,
  member: MemberRecord,
  promotionId: string,
): PromotionPart | undefined {
  const { promotions } = memberAccountOf(backend, member.id);
  const known = promotions.get(promotionId);
  if (known || !member.hasPast) return known;
  const account = demoAccounts.find(({ username }) => username === member.username);
  const status = account?.promotions.get(promotionId);
  if (status === undefined) return undefined;
  const rafflesLeft = prizes.get(promotionId)?.raffles ?? 0;
  const part = { status, at: backend.now(), dueAt: null, rafflesLeft };
  promotions.set(promotionId, part);
  return part;
}

/** How many promotions a member can join or claim (LAY-03). */
export function availableTo(backend: Backend, member: MemberRecord): number {
  if (member.type === 4) return 0;
  return promotionsOf(backend, member, 'en').filter(({ status }) =>
    ['open', 'issued'].includes(status),
  ).length;
}

const isOpen = (backend: Backend, id: string): boolean =>
  promotionsNow(backend, 'en').some((row) => row.promotionId === id && row.status === 'open');

/** Signs a member up. */
export function join(
  backend: Backend,
  member: MemberRecord,
  promotionId: string,
): PromotionPart | Refusal {
  if (!isOpen(backend, promotionId)) return notFound;
  if (isPaused(memberAccountOf(backend, member.id).play, backend.now())) return paused;
  const missed = promotionId === firstDepositBonus.promotionId && !mayAskForBonus(backend, member);
  if (missed || partOf(backend, member, promotionId)) return alreadyDone;
  const prize = prizes.get(promotionId);
  const at = backend.now();
  const part: PromotionPart = {
    status: prize?.reviewed ? 'applying' : prize ? 'joined' : 'signedUp',
    at,
    dueAt: prize?.reviewed ? at + timeToReview : null,
    rafflesLeft: prize?.raffles ?? 0,
  };
  memberAccountOf(backend, member.id).promotions.set(promotionId, part);
  return part;
}

/** Settles promotions by time: decides applications that are due, and issues earned prizes. */
export function settlePromotions(backend: Backend, member: MemberRecord): void {
  for (const [promotionId, part] of memberAccountOf(backend, member.id).promotions) {
    const prize = prizes.get(promotionId);
    if (part.status === 'applying' && part.dueAt !== null && part.dueAt <= backend.now()) {
      part.status = member.rankLevel < (prize?.level ?? 0) ? 'rejected' : 'joined';
      part.dueAt = null;
    }
    if (part.status !== 'joined' || !prize) continue;
    const since = { from: part.at, to: Number.POSITIVE_INFINITY };
    const done = betsOf(backend, member.id, since).reduce(
      (sum, bet) =>
        prize.gameTypes.includes(bet.gameType) && counts(bet) ? sum + bet.validBet : sum,
      0n,
    );
    if (done >= prize.needs) part.status = 'issued';
  }
}

/** Pays an issued prize. */
export function claim(
  backend: Backend,
  member: MemberRecord,
  promotionId: string,
): PromotionPart | Refusal {
  const part = partOf(backend, member, promotionId);
  const prize = prizes.get(promotionId);
  if (part?.status === 'claimed') return alreadyDone;
  if (part?.status !== 'issued' || !prize) return notFound;
  part.status = 'claimed';
  grant(backend, member.id, { source: promotionId, amount: prize.amount, times: prize.times });
  return part;
}

/** The prizes of a draw, each equally likely. */
const draws: readonly Cents[] = [0n, 0n, 2_000n, 2_000n, 5_000n, 7_500n];

/** Draws once. The server decides; a draw without a prize says so. */
export function draw(
  backend: Backend,
  member: MemberRecord,
  promotionId: string,
): { readonly part: PromotionPart; readonly amount: Cents; readonly reference: string } | Refusal {
  if (isPaused(memberAccountOf(backend, member.id).play, backend.now())) return paused;
  const part = partOf(backend, member, promotionId);
  if (!part || !hasRaffle(promotionId) || !isOpen(backend, promotionId)) return notFound;
  if (part.rafflesLeft === 0) return alreadyDone;
  part.rafflesLeft -= 1;
  const amount = draws[backend.state.random.int(0, draws.length - 1)] ?? 0n;
  const reference =
    amount > 0n ? grant(backend, member.id, { source: 'raffle', amount, times: 0n }).id : '';
  return { part, amount, reference };
}
