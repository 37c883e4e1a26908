import type { Backend } from '../backend.ts';
import type { Language } from '../catalogue/language.ts';
import { addDays, dayOf, firstInstantOf } from '../core/calendar.ts';
import { type Cents, formatMoney } from '../core/money.ts';
import type { MemberRecord } from '../state/state.ts';
import type { Span } from '../team/derived.ts';
import { masked } from '../team/names.ts';
import { derivedOf, hasDerivedTeam } from './anchor.ts';
import {
  balanceOfPerson,
  downlinesOf,
  figuresOfPerson,
  lastSeenOf,
  membersUnder,
  type Person,
  personIn,
  personOfNode,
  ratesOf,
} from './people.ts';

/** The week the lists cover: today and the six days before. */
export function lastWeek(now: number): Span {
  return {
    from: firstInstantOf(addDays(dayOf(now), -6)),
    to: Math.floor(now / 60_000) * 60_000 + 1,
  };
}

export const accountTypeOf = ({ agent }: Pick<Person, 'agent'>) => (agent ? 'agent' : 'member');

/** A downline as the contract sends it. `validBet` is the valid bet of the last 7 days, team included. */
export function toDownline(backend: Backend, person: Person, language: Language) {
  const week = lastWeek(backend.now());
  const lastLogin = lastSeenOf(backend, person);
  return {
    memberId: person.id,
    account: masked(person.account),
    nickname: person.nickname[language],
    accountType: accountTypeOf(person),
    level: person.level,
    direct: person.direct,
    team: person.team,
    balance: formatMoney(balanceOfPerson(backend, person)),
    validBet: formatMoney(figuresOfPerson(backend, person, week, true).stake),
    status: person.standing,
    registeredAt: new Date(person.registeredAt).toISOString(),
    ...(lastLogin !== undefined && { lastLoginAt: new Date(lastLogin).toISOString() }),
    rebates: ratesOf(backend, person),
  };
}

export const toStep = ({ id, account }: Person) => ({ memberId: id, account: masked(account) });

/** Finds the people in the team whose account contains the text; a masked account finds all accounts it stands for. */
export function searchTeam(backend: Backend, agent: MemberRecord, text: string): Person[] {
  const wanted = text.trim().toLowerCase();
  const fits = (account: string) =>
    wanted.includes('***') ? masked(account) === wanted : account.toLowerCase().includes(wanted);
  const members = membersUnder(backend, agent)
    .filter(({ id, username }) => id !== agent.id && fits(username))
    .flatMap(({ id }) => personIn(backend, agent, id) ?? []);
  if (!hasDerivedTeam(agent)) return members;
  const nodes = [...derivedOf(backend).accounts().entries()].filter(([, name]) => fits(name));
  return [...members, ...nodes.map(([node]) => personOfNode(backend, node))];
}

export const sortings = ['account', 'balance', 'validBet', 'team', 'lastLogin'] as const;

export interface DownlineQuery {
  /** The person whose downlines are listed; `null` for the agent's own. */
  readonly parent: Person | null;
  /** When not empty, searches the whole team at any depth. */
  readonly search: string;
  /** Only people this many levels below the agent, in the whole team; `null` for any level. */
  readonly level: number | null;
  readonly accountType: string;
  readonly status: string;
  readonly sort: (typeof sortings)[number];
  readonly order: 'asc' | 'desc';
}

/** Returns downlines in order, and their sums. */
export function findDownlines(backend: Backend, agent: MemberRecord, query: DownlineQuery) {
  const found = (
    query.search === '' && query.level === null
      ? downlinesOf(backend, agent, query.parent)
      : searchTeam(backend, agent, query.search)
  ).filter(
    (person) =>
      (query.level === null || person.level === query.level) &&
      (query.accountType === '' || accountTypeOf(person) === query.accountType) &&
      (query.status === '' || person.standing === query.status),
  );
  const week = lastWeek(backend.now());
  const rows = found.map((person) => ({
    person,
    balance: balanceOfPerson(backend, person),
    validBet: figuresOfPerson(backend, person, week, true).stake,
  }));
  const direction = query.order === 'asc' ? 1 : -1;
  const by = keyOf(backend, query.sort);
  const keyed = rows.map((row) => ({ ...row, key: by(row) }));
  keyed.sort((a, b) => {
    const order = a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
    return order * direction || a.person.id.localeCompare(b.person.id);
  });
  const sum = (part: 'balance' | 'validBet') =>
    formatMoney(rows.reduce((total, row) => total + row[part], 0n));
  return {
    people: keyed.map(({ person }) => person),
    totals: {
      team: rows.reduce((total, { person }) => total + person.team, 0),
      balance: sum('balance'),
      validBet: sum('validBet'),
    },
  };
}

interface Row {
  readonly person: Person;
  readonly balance: Cents;
  readonly validBet: Cents;
}

function keyOf(
  backend: Backend,
  sort: DownlineQuery['sort'],
): (row: Row) => string | number | bigint {
  switch (sort) {
    case 'account':
      return ({ person }) => person.account.toLowerCase();
    case 'balance':
      return ({ balance }) => balance;
    case 'team':
      return ({ person }) => person.team;
    case 'lastLogin':
      return ({ person }) => lastSeenOf(backend, person) ?? 0;
    case 'validBet':
      return ({ validBet }) => validBet;
  }
}
