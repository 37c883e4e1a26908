import type { Backend } from '../backend.ts';
import { typeOfGame } from '../catalogue/game-types.ts';
import { periodsOf } from '../contracts/periods.ts';
import { isInForce } from '../contracts/record.ts';
import { contractsOf } from '../contracts/store.ts';
import { toContract } from '../contracts/wire.ts';
import { addDays, dayName, dayOf, dayStart, firstInstantOf } from '../core/calendar.ts';
import { type Cents, formatMoney } from '../core/money.ts';
import { shareTexts } from '../core/shares.ts';
import { betsOf } from '../ledger/queries.ts';
import type { MemberRecord } from '../state/state.ts';
import { daysOf, type Span } from '../team/derived.ts';
import { masked } from '../team/names.ts';
import { teamSize } from '../team/tree.ts';
import { derivedOf, hasDerivedTeam } from './anchor.ts';
import { accountTypeOf } from './downlines.ts';
import { netOf } from './figures.ts';
import { incomeOf } from './income.ts';
import { figuresOfPerson, figuresOfTeam, membersUnder, personIn, personOfNode } from './people.ts';

const below = (backend: Backend, agent: MemberRecord) =>
  membersUnder(backend, agent).filter(({ id }) => id !== agent.id);

/** How many people bet in a span. */
function activeIn(backend: Backend, agent: MemberRecord, span: Span): number {
  let active = below(backend, agent).filter(
    ({ id }) => betsOf(backend, id, span).length > 0,
  ).length;
  if (hasDerivedTeam(agent)) {
    const { bets } = derivedOf(backend).sums(span);
    for (let node = 0; node < teamSize; node += 1) {
      if ((bets[node + 1] ?? 0) > (bets[node] ?? 0)) active += 1;
    }
  }
  return active;
}

/** How many people joined in a span. */
function joinedIn(backend: Backend, agent: MemberRecord, { from, to }: Span): number {
  const members = below(backend, agent).filter(
    ({ registeredAt }) => registeredAt >= from && registeredAt < to,
  ).length;
  if (!hasDerivedTeam(agent)) return members;
  const { tree, context } = derivedOf(backend);
  const first = context.born - dayOf(to - 1);
  const last = context.born - dayOf(from);
  return members + tree.age.filter((age) => age >= first && age <= last).length;
}

/** Valid bets by game type, the largest first. */
function sharesIn(backend: Backend, agent: MemberRecord, span: Span) {
  const sums = new Map<string, Cents>();
  const add = (type: string, stake: Cents) => sums.set(type, (sums.get(type) ?? 0n) + stake);
  for (const { id } of below(backend, agent)) {
    for (const { gameType, validBet, status } of betsOf(backend, id, span)) {
      if (status !== 'void') add(gameType, validBet);
    }
  }
  if (hasDerivedTeam(agent)) {
    const { dailyActivity } = derivedOf(backend);
    for (const day of daysOf(span)) {
      const book = dailyActivity(day);
      const types = new Map<string, number>();
      for (let line = 0; line < book.length; line += 1) {
        const at = firstInstantOf(day) + (book.second[line] ?? 0) * 1_000;
        if (book.kind[line] !== 0 || at < span.from || at >= span.to) continue;
        const type = typeOfGame(book.game[line] ?? 0);
        types.set(type, (types.get(type) ?? 0) + (book.stake[line] ?? 0));
      }
      for (const [type, stake] of types) add(type, BigInt(stake));
    }
  }
  const sorted = [...sums].sort(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0));
  const shares = shareTexts(sorted.map(([, stake]) => stake));
  return sorted.map(([gameType, stake], place) => ({
    gameType,
    validBet: formatMoney(stake),
    share: shares[place] ?? '0',
  }));
}

/** The five people with the highest stakes of their own. */
function topIn(backend: Backend, agent: MemberRecord, span: Span) {
  const people = below(backend, agent).flatMap(({ id }) => personIn(backend, agent, id) ?? []);
  if (hasDerivedTeam(agent)) {
    const { stake } = derivedOf(backend).sums(span);
    const own = (node: number) => (stake[node + 1] ?? 0) - (stake[node] ?? 0);
    const best = Array.from({ length: teamSize }, (_, node) => node)
      .sort((a, b) => own(b) - own(a))
      .slice(0, 5);
    people.push(...best.map((node) => personOfNode(backend, node)));
  }
  return people
    .map((person) => ({ person, bet: figuresOfPerson(backend, person, span, false).stake }))
    .sort((a, b) => (a.bet < b.bet ? 1 : a.bet > b.bet ? -1 : 0))
    .slice(0, 5)
    .map(({ person, bet }) => ({
      memberId: person.id,
      account: masked(person.account),
      accountType: accountTypeOf(person),
      validBet: formatMoney(bet),
    }));
}

/** A team at a glance (AGT-02). */
export function overviewOf(backend: Backend, agent: MemberRecord, span: Span) {
  const now = Math.floor(backend.now() / 60_000) * 60_000 + 1;
  const today = { from: dayStart(now), to: now };
  const before = { from: span.from - (span.to - span.from), to: span.from };
  const figures = figuresOfTeam(backend, agent, span);
  const contracts = contractsOf(backend, agent.id);
  const received = contracts.filter(({ receiverId }) => receiverId === agent.id);
  const next = received
    .filter((contract) => isInForce(contract) && contract.kind === 'dividend')
    .flatMap((contract) => periodsOf(contract, { from: now, to: now + 1 }).map(({ to }) => to));
  const income = incomeOf(backend, agent, span).reduce((sum, { amount }) => sum + amount, 0n);
  return {
    members: below(backend, agent).length + (hasDerivedTeam(agent) ? teamSize : 0),
    newMembers: joinedIn(backend, agent, span),
    activeToday: activeIn(backend, agent, today),
    activeMembers: activeIn(backend, agent, span),
    deposits: formatMoney(figures.deposits),
    withdrawals: formatMoney(figures.withdrawals),
    validBet: formatMoney(figures.stake),
    winLoss: formatMoney(netOf(figures)),
    commission: formatMoney(income),
    depositsBefore: formatMoney(figuresOfTeam(backend, agent, before).deposits),
    ...(next.length > 0 && { nextSettlement: dayName(Math.min(...next)) }),
    days: daysOf(span).map((day) => {
      const one = figuresOfTeam(backend, agent, {
        from: Math.max(span.from, firstInstantOf(day)),
        to: Math.min(span.to, firstInstantOf(addDays(day, 1))),
      });
      return {
        date: dayName(firstInstantOf(day)),
        deposits: formatMoney(one.deposits),
        withdrawals: formatMoney(one.withdrawals),
        validBet: formatMoney(one.stake),
      };
    }),
    shares: sharesIn(backend, agent, span),
    top: topIn(backend, agent, span),
    offers: received
      .filter(({ status }) => status === 'offered')
      .map((contract) => toContract(backend, contract, agent.id)),
  };
}
