import type { Backend } from '../backend.ts';
import type { InLanguages } from '../catalogue/language.ts';
import { addDays, firstInstantOf } from '../core/calendar.ts';
import type { Cents } from '../core/money.ts';
import { mainOf } from '../ledger/accounts.ts';
import { balanceOf } from '../ledger/ledger.ts';
import { betsOf, figuresOf, moneyOf } from '../ledger/queries.ts';
import { isAgent } from '../state/roles.ts';
import type { MemberRecord } from '../state/state.ts';
import type { Span } from '../team/derived.ts';
import { mix, nicknameOf } from '../team/names.ts';
import { childrenOf, type Standing, standings, teamSize, uplinesOf } from '../team/tree.ts';
import { derivedOf, hasDerivedTeam } from './anchor.ts';
import { addFigures, type Figures, figuresOfRange, noFigures } from './figures.ts';
import { derivedRates, newcomerRates, operatorRates, type Rate } from './rates.ts';

/** A person below an agent: derived from the seed, or a member who can log in. */
export interface Person {
  readonly id: string;
  /** Node of the derived team, or `null` for a member. */
  readonly node: number | null;
  readonly account: string;
  readonly nickname: InLanguages;
  readonly agent: boolean;
  /** 1 is directly below the agent who looks. */
  readonly level: number;
  readonly direct: number;
  /** All people below, at any depth. */
  readonly team: number;
  readonly standing: Standing;
  readonly registeredAt: number;
}

const firstDerivedId = 500_001;

export const idOfNode = (node: number): string => String(firstDerivedId + node);

/** The node behind an id, or `null` when it is not the id of a derived downline. */
export function nodeOfId(id: string): number | null {
  const node = /^\d{6}$/.test(id) ? Number(id) - firstDerivedId : -1;
  return node >= 0 && node < teamSize ? node : null;
}

export function personOfNode(backend: Backend, node: number): Person {
  const { tree, accounts, context } = derivedOf(backend);
  const joined = firstInstantOf(addDays(context.born, -(tree.age[node] ?? 0)));
  return {
    id: idOfNode(node),
    node,
    account: accounts()[node] ?? '',
    nickname: nicknameOf(context.seed, node),
    agent: tree.isAgent[node] === 1,
    level: tree.level[node] ?? 1,
    direct: tree.direct[node] ?? 0,
    team: tree.size[node] ?? 0,
    standing: standings[tree.standing[node] ?? 0] ?? 'active',
    registeredAt: joined + 30_000_000 + (mix(context.seed, node, 9) % 40_000_000),
  };
}

/** Members directly below a member, oldest first. Trial accounts have no upline. */
export const membersBelow = ({ state }: Backend, id: string): MemberRecord[] =>
  [...state.members.values()].filter(({ uplineId }) => uplineId === id);

/** A member and all members below. */
export function membersUnder(backend: Backend, member: MemberRecord): MemberRecord[] {
  return [
    member,
    ...membersBelow(backend, member.id).flatMap((below) => membersUnder(backend, below)),
  ];
}

export function personOfMember(backend: Backend, member: MemberRecord, level: number): Person {
  return {
    id: member.id,
    node: null,
    account: member.username,
    nickname: member.nickname,
    agent: isAgent(member),
    level,
    direct: membersBelow(backend, member.id).length,
    team: membersUnder(backend, member).length - 1,
    standing: 'active',
    registeredAt: member.registeredAt,
  };
}

/** Finds a person in the team of an agent; `null` when the id belongs to another team or is unknown. */
export function personIn(backend: Backend, agent: MemberRecord, id: string): Person | null {
  const node = nodeOfId(id);
  if (node !== null) return hasDerivedTeam(agent) ? personOfNode(backend, node) : null;
  const member = backend.state.members.get(id);
  const level = member ? levelBelow(backend, agent, member) : null;
  return member && level !== null ? personOfMember(backend, member, level) : null;
}

/** How many levels a member is below an agent; `null` when the member is not in the agent's team. */
function levelBelow({ state }: Backend, agent: MemberRecord, member: MemberRecord): number | null {
  let level = 0;
  for (let at: MemberRecord | undefined = member; at; level += 1) {
    if (at.id === agent.id) return level > 0 ? level : null;
    at = at.uplineId === null ? undefined : state.members.get(at.uplineId);
  }
  return null;
}

/** The direct downlines of a person, or of the agent itself (`null`). */
export function downlinesOf(backend: Backend, agent: MemberRecord, of: Person | null): Person[] {
  const level = (of?.level ?? 0) + 1;
  const members = membersBelow(backend, of?.id ?? agent.id).map((member) =>
    personOfMember(backend, member, level),
  );
  const derived = of === null ? hasDerivedTeam(agent) : of.node !== null;
  if (!derived) return members;
  const nodes = childrenOf(derivedOf(backend).tree, of?.node ?? -1);
  return [...members, ...nodes.map((node) => personOfNode(backend, node))];
}

/** The path from directly below the agent down to a person, who is last. */
export function pathTo(backend: Backend, agent: MemberRecord, person: Person): Person[] {
  if (person.node !== null) {
    const uplines = uplinesOf(derivedOf(backend).tree, person.node);
    return [...uplines.map((node) => personOfNode(backend, node)), person];
  }
  const path = [person];
  for (let at = backend.state.members.get(person.id)?.uplineId; at && at !== agent.id; ) {
    const upline = backend.state.members.get(at);
    if (!upline) break;
    path.unshift(personOfMember(backend, upline, path[0] ? path[0].level - 1 : 1));
    at = upline.uplineId;
  }
  return path;
}

/** The activity of one member. */
export function memberFigures(backend: Backend, id: string, span: Span): Figures {
  const { deposits, withdrawals, stake, payout, bonus, rebate } = figuresOf(backend, id, span);
  const bets = BigInt(betsOf(backend, id, span).filter(({ status }) => status !== 'void').length);
  return { deposits, withdrawals, stake, payout, bonus, rebate, bets };
}

/** The activity of one person: alone, or together with everyone below. */
export function figuresOfPerson(
  backend: Backend,
  person: Person,
  span: Span,
  withTeam: boolean,
): Figures {
  const { node } = person;
  if (node !== null) {
    const end = node + 1 + (withTeam ? person.team : 0);
    return figuresOfRange(derivedOf(backend).sums(span), node, end);
  }
  const member = backend.state.members.get(person.id);
  if (!member) return noFigures;
  const who = withTeam ? membersUnder(backend, member) : [member];
  return who
    .map(({ id }) => memberFigures(backend, id, span))
    .reduce((sum, figures) => addFigures(sum, figures), noFigures);
}

/** The activity of the whole team of an agent, without the agent. */
export function figuresOfTeam(backend: Backend, agent: MemberRecord, span: Span): Figures {
  const derived = hasDerivedTeam(agent)
    ? figuresOfRange(derivedOf(backend).sums(span), 0, teamSize)
    : noFigures;
  return membersUnder(backend, agent)
    .filter(({ id }) => id !== agent.id)
    .map(({ id }) => memberFigures(backend, id, span))
    .reduce((sum, figures) => addFigures(sum, figures), derived);
}

/**
 * The money a person has. For derived people the ledger has only what an agent sent; the rest is derived from the seed.
 */
export function balanceOfPerson(backend: Backend, { id, node, standing }: Person): Cents {
  if (node === null) return moneyOf(backend.state, id).spendable;
  const sent = balanceOf(backend.state.ledger, mainOf(id));
  const roll = mix(backend.seed, node, 10);
  if (standing !== 'active' && roll % 3 !== 0) return sent;
  return sent + BigInt(Math.floor(((roll & 0xffff) / 0x10000) ** 4 * 9_000_000));
}

/** When a person was last active. */
export function lastSeenOf(backend: Backend, { id, node }: Person): number | undefined {
  const now = backend.now();
  if (node !== null) return derivedOf(backend).lastSeen(node, now);
  const seen = [...backend.state.sessions.values()]
    .filter(({ memberId }) => memberId === id)
    .map(({ lastSeen }) => lastSeen);
  return seen.length > 0 ? Math.max(...seen) : undefined;
}

/** Rebate rates of a person below an agent at an instant. Default: now. */
export function ratesOf(backend: Backend, person: Person, at = backend.now()): readonly Rate[] {
  const changes = backend.state.agents.rebates.get(person.id) ?? [];
  const set = changes.findLast(({ since }) => since <= at)?.rates;
  if (set) return set;
  if (person.node !== null) return derivedRates(backend.seed, person.node, person.level);
  return newcomerRates(operatorRates);
}

/** The highest rates an agent may give: the rates its own upline gives it. */
export function ownRates(backend: Backend, agent: MemberRecord): readonly Rate[] {
  const upline = agent.uplineId === null ? undefined : backend.state.members.get(agent.uplineId);
  if (!upline) return operatorRates;
  const person = personIn(backend, upline, agent.id);
  return person ? ratesOf(backend, person) : operatorRates;
}
