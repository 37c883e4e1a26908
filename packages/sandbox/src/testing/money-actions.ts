import { openEnvelope, returnDue, sendEnvelope } from '../agents/envelopes.ts';
import { membersBelow } from '../agents/people.ts';
import { settleDue } from '../agents/settle.ts';
import { grant } from '../cashier/bonuses.ts';
import { cancelDeposit, decideDeposit, openDeposit, proveDeposit } from '../cashier/deposits.ts';
import { convert, decideRedemption, redeem } from '../cashier/points.ts';
import { claim, draw, join } from '../cashier/promotions.ts';
import { takeRebate } from '../cashier/rebates.ts';
import { settleMember } from '../cashier/settle.ts';
import { sendToDownline, sendToUpline } from '../cashier/team-transfers.ts';
import { bringAllBack, transferBetween } from '../cashier/wallets.ts';
import {
  answerPayment,
  cancelWithdrawal,
  rejectWithdrawal,
  requestWithdrawal,
} from '../cashier/withdrawals.ts';
import { mallRewards, paymentMethods } from '../catalogue/member-policy.ts';
import { placeBet, settleBet, voidBet } from '../ledger/rounds.ts';
import { lotteries } from '../lottery/draws.ts';
import { placeOf } from '../play/kit/place.ts';
import { playRound, settleRounds } from '../play/kit/round.ts';
import { hasDraws } from '../play/kit/table.ts';
import { openMatches } from '../play/sports/matches.ts';
import { oddsAt } from '../play/sports/odds.ts';
import { bookPlaceOf } from '../play/sports/place.ts';
import { settleSlips } from '../play/sports/settle.ts';
import { placeSlip } from '../play/sports/slips.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import type { MemberRecord } from '../state/state.ts';
import type { Stage } from './stage.ts';

type MoneyAction = (stage: Stage, who: MemberRecord, amount: bigint, pick: number) => void;

const vendorAt = ({ backend: { catalogue } }: Stage, pick: number) =>
  catalogue.vendors[pick % catalogue.vendors.length]?.code ?? '';
const notThere = (): never => {
  throw new Error('Not there');
};
const ticketOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => index + 1).join('-');
/** Choices of the games, of which each game reads one. */
const someChoices = ['', 'red:2 n17:1', 'rui', ...[1, 2, 3, 4, 5, 6].map(ticketOf)];
const nth = <T>(list: readonly T[], pick: number): T | undefined =>
  list[pick % Math.max(1, list.length)];

/** Plays a round of a game; every third one was sent before, perhaps in another game. */
function playAt({ backend }: Stage, who: MemberRecord, game: number, pick: number): void {
  const { state } = backend;
  const again = pick % 3 === 0 ? [...state.rounds.values()].at(-1) : undefined;
  const { memberId, nodeId } = again ?? { memberId: who.id, nodeId: game };
  const expiresAt = Number.POSITIVE_INFINITY;
  state.tickets.set('round', { memberId, nodeId, language: 'en', expiresAt });
  const place = placeOf(backend, 'round') ?? notThere();
  const { table, stakes } = place;
  const texts = again ? [again.choice] : someChoices;
  const choice = texts.flatMap((text) => table.readChoice(text) ?? [])[0] ?? notThere();
  const stake = again ? again.stake / choice.stakes : (nth(stakes.steps, pick) ?? notThere());
  const next = hasDraws(table) ? table.drawAt(backend.now()).index : null;
  const draw = again ? (again.draw?.index ?? null) : next;
  const key = again?.key ?? String(state.rounds.size);
  playRound(backend, place, { key, stake, choice, draw });
}

/** All actions that move money or points. They accept any numbers. */
export const moneyActions: Record<string, MoneyAction> = {
  deposit: ({ backend }, who, amount, pick) => {
    const methodId = nth(paymentMethods, pick)?.methodId ?? '';
    const promotionId = pick % 3 === 0 ? 'p-welcome' : undefined;
    const opened = openDeposit(backend, who, { methodId, amount, promotionId });
    if ('order' in opened && pick % 2 === 0) proveDeposit(backend, opened.order, [], '');
  },
  decide: ({ backend }, who, _amount, pick) => {
    const order = nth(memberAccountOf(backend, who.id).deposits, pick);
    if (!order) return;
    if (pick % 5 === 0) cancelDeposit(backend, order);
    else decideDeposit(backend, who.id, order, pick % 4 !== 0);
  },
  withdraw: ({ backend }, who, amount) => {
    requestWithdrawal(backend, who, 'pa', amount);
  },
  reject: ({ backend }, who, _amount, pick) => {
    const order = nth(memberAccountOf(backend, who.id).withdrawals, pick);
    if (!order) return;
    if (pick % 2 === 0) cancelWithdrawal(backend, who.id, order);
    else rejectWithdrawal(backend, who.id, order);
  },
  answer: ({ backend }, who, received, pick) => {
    const order = nth(memberAccountOf(backend, who.id).withdrawals, pick);
    const answer = pick % 2 === 0 ? 'notReceived' : 'received';
    if (order) answerPayment(backend, order, { answer, received, proofs: [], comment: '' });
  },
  toVendor: (stage, who, amount, pick) => {
    transferBetween(stage.backend, who, 'MAIN', vendorAt(stage, pick), amount);
  },
  fromVendor: (stage, who, amount, pick) => {
    const to = pick % 2 ? 'MAIN' : vendorAt(stage, pick + 1);
    transferBetween(stage.backend, who, vendorAt(stage, pick), to, amount);
  },
  allBack: ({ backend }, who) => bringAllBack(backend, who),
  upline: ({ backend }, who, amount) => {
    sendToUpline(backend, who, amount, '');
  },
  downline: ({ backend }, who, amount, pick) => {
    const members = membersBelow(backend, who.id).map(({ id, username: account }) => ({
      id,
      account,
    }));
    // A person of the derived team, who has no member record.
    const to = nth([...members, { id: '500001', account: 'derived' }], pick);
    if (to) sendToDownline(backend, who, to, amount, '');
  },
  bet: (stage, who, stake, pick) => {
    const { backend } = stage;
    const gameType = ['RNG', 'LIVE', 'SPORTS', 'LOTT'][pick % 4] ?? 'RNG';
    const wager = { nodeId: 1, gameType, vassalage: vendorAt(stage, pick), stake };
    const placed = placeBet(backend, who, wager);
    if ('bet' in placed && pick % 3 !== 0) {
      settleBet(backend, placed.bet, pick % 2 === 0 ? 0n : (stake * BigInt(pick)) / 7n);
    }
  },
  settle: ({ backend }, _who, payout, pick) => {
    const bet = nth(backend.state.bets, pick);
    if (!bet) return;
    if (pick % 4 === 0) voidBet(backend, bet);
    else settleBet(backend, bet, pick % 2 === 0 ? payout : 0n);
  },
  gift: ({ backend }, who, amount, pick) => {
    grant(backend, who.id, { source: 'mission', amount, times: BigInt(pick % 4) });
  },
  rebate: ({ backend }, who) => {
    takeRebate(backend, who);
  },
  redeem: ({ backend }, who, _amount, pick) => {
    redeem(backend, who, nth(mallRewards, pick)?.rewardId ?? '', 1 + (pick % 2));
  },
  decideRedeem: ({ backend }, who, _amount, pick) => {
    const one = nth(memberAccountOf(backend, who.id).redemptions, pick);
    if (one) decideRedemption(backend, who.id, one, pick % 2 === 0);
  },
  convert: ({ backend }, who, _amount, pick) => {
    convert(backend, who, BigInt(pick) * 10n);
  },
  promotion: ({ backend }, who, _amount, pick) => {
    const promotionId = pick % 2 ? 'p-friday-spins' : 'p-boat-race';
    join(backend, who, promotionId);
    draw(backend, who, promotionId);
    claim(backend, who, promotionId);
  },
  income: ({ backend }, who) => settleDue(backend, who),
  envelope: ({ backend, people }, who, amount, pick) => {
    const recipients = people.flatMap(({ id }, index) => ((pick >> index) & 1 ? [id] : []));
    if (recipients.length > 0) sendEnvelope(backend, who, { recipients, amount, greeting: '' });
  },
  openEnvelope: ({ backend }, who, _amount, pick) => {
    const envelope = nth([...backend.state.agents.envelopes.values()].reverse(), pick % 3);
    if (envelope) openEnvelope(backend, who, envelope.id);
  },
  // Game 98 and later: the first games are sportsbooks.
  round: (stage, who, _amount, pick) => playAt(stage, who, 98 + pick * 97, pick),
  slip: ({ backend }, who, _amount, pick) => {
    const { state, seed } = backend;
    const expiresAt = Number.POSITIVE_INFINITY;
    state.tickets.set('slip', { memberId: who.id, nodeId: 1, language: 'en', expiresAt });
    const place = bookPlaceOf(backend, 'slip') ?? notThere();
    const offered = openMatches(place.type, backend.now());
    const legs = offered.slice(pick % 20, (pick % 20) + 1 + (pick % 4)).map((match) => ({
      ...{ match, pick: 'home' as const },
      odds: oddsAt(seed, match, 'home', backend.now()) ?? notThere(),
    }));
    const kind = pick % 2 === 0 ? 'multiple' : 'single';
    // Every third slip is one that was sent before.
    const key = String(pick % 3 === 0 ? state.slips.size - 1 : state.slips.size);
    const stake = nth(place.stakes.steps, pick) ?? notThere();
    placeSlip(backend, place, { key, kind, stake, legs });
  },
  ticket: (stage, who, _amount, pick) =>
    playAt(stage, who, nth(lotteries, pick)?.nodeId ?? notThere(), pick),
  later: ({ pass, backend }, who, amount, pick) => {
    // Sometimes so long that a bonus expires.
    pass(pick % 10 === 0 ? 15 * 86_400_000 : Number(amount % 90_000n) * 1_000);
    settleRounds(backend);
    settleSlips(backend);
    settleDue(backend, who);
    settleMember(backend, who);
    returnDue(backend);
  },
};
