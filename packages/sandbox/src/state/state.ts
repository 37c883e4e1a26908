import { type AgentsState, freshAgents } from '../agents/state.ts';
import { createRandom, type Random } from '../art/rng.ts';
import type { InLanguages } from '../catalogue/language.ts';
import type { Cents } from '../core/money.ts';
import { operator, unitOf } from '../ledger/accounts.ts';
import { type BetRecord, emptyLedger, type Ledger, type Leg, post } from '../ledger/ledger.ts';
import type { MemberAccount } from './member-account.ts';

/** One account: member, agent or trial. */
export interface MemberRecord {
  readonly id: string;
  readonly username: string;
  nickname: InLanguages;
  /** 0 member; 1, 2, 41, 42 agent; 4 trial. */
  readonly type: number;
  mobile: string;
  email: string;
  rankLevel: number;
  /** Whose downline this member is, by member id. */
  readonly uplineId: string | null;
  /** The member whose referral code they came with. */
  readonly referrerId: string | null;
  readonly registeredAt: number;
  salt: string;
  passwordHash: string;
  passwordExpired: boolean;
  firstTimeLogin: boolean;
  /** Hash of the password that is required where money leaves; empty where none is set. */
  paymentHash: string;
  /** Valid bets before the record begins. */
  readonly validBefore: Cents;
  /** Has 90 days of history that follow from the seed. */
  readonly hasPast: boolean;
  readonly favourites: Set<number>;
  /** Newest first, at most 50. */
  recent: number[];
}

export interface SessionRecord {
  readonly memberId: string;
  readonly startedAt: number;
  /** When the member last said to have read how long they have played. */
  checkedAt: number;
  lastSeen: number;
  /** The first one its member ever had. */
  readonly isFirst: boolean;
  /** Where it was opened from: which of the places of the catalogue. */
  readonly from: number;
}

/** An account of a messenger a member linked, for good. */
export interface SocialRecord {
  readonly memberId: string;
  readonly channel: string;
  readonly account: string;
  readonly at: number;
}

/** A code sent by SMS; only the control surface can read it. */
export interface SmsRecord {
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** A launched game: who plays what, until when. */
export interface TicketRecord {
  readonly memberId: string;
  readonly nodeId: number;
  readonly language: string;
  readonly expiresAt: number;
  /** Opened as a lottery: tickets instead of reels. */
  readonly isLottery?: boolean;
}

/** Everything that changes. One object, so that a reset is one assignment. */
export interface State {
  readonly random: Random;
  readonly members: Map<string, MemberRecord>;
  readonly sessions: Map<string, SessionRecord>;
  readonly captchas: Map<string, string>;
  /** By purpose and number: `login 8801712345678`. */
  readonly sms: Map<string, SmsRecord>;
  /** Until when something is refused after too many failures. */
  readonly locks: Map<string, number>;
  /** Failed logins in a row, by user name. */
  readonly failures: Map<string, number>;
  readonly tickets: Map<string, TicketRecord>;
  /** Where all money is and how it came there. */
  readonly ledger: Ledger;
  /** What was staked since the start, oldest first; the time before follows from the seed. */
  readonly bets: BetRecord[];
  /** What the counter keeps about each member: orders, messages, limits. Filled at the first visit. */
  readonly memberAccounts: Map<string, MemberAccount>;
  /** How many of a reward of the points mall are gone. */
  readonly taken: Map<string, number>;
  readonly uploads: Map<string, UploadRecord>;
  /** Linked accounts by channel and account, so that one belongs to one member only. */
  readonly socials: Map<string, SocialRecord>;
  /** Logins from a new place that still have to show who they are. */
  readonly challenges: Map<string, ChallengeRecord>;
  /** Answers to calls that carried an idempotency key, by member and key. */
  readonly intents: Map<string, IntentRecord>;
  /** Last number given to an order. */
  serial: number;
  /** The history end of the demo accounts; `null` until it is first read. */
  anchor: number | null;
  /** Contracts, links, envelopes and what else agents deal with. */
  readonly agents: AgentsState;
}

/** A picture on its way in, part by part. */
export interface UploadRecord {
  readonly memberId: string;
  readonly purpose: string;
  readonly contentType: string;
  readonly size: number;
  readonly at: number;
  /** Each part that came, in base64, by number. */
  readonly parts: Map<number, string>;
}

export interface ChallengeRecord {
  readonly memberId: string;
  readonly expiresAt: number;
  failures: number;
}

/** A call with an idempotency key, and its answer. */
export interface IntentRecord {
  readonly asked: string;
  readonly status: number;
  readonly answer: string;
}

/** The state of a backend without members. */
export const emptyState = (seed: number): State => ({
  random: createRandom(seed + 77),
  members: new Map(),
  sessions: new Map(),
  captchas: new Map(),
  sms: new Map(),
  failures: new Map(),
  locks: new Map(),
  tickets: new Map(),
  ledger: emptyLedger(),
  bets: [],
  memberAccounts: new Map(),
  taken: new Map(),
  uploads: new Map(),
  socials: new Map(),
  challenges: new Map(),
  intents: new Map(),
  serial: 60_000,
  anchor: null,
  agents: freshAgents(),
});

/** Writes what a member starts with; it comes from the operator. */
export function openBooks(
  ledger: Ledger,
  memberId: string,
  at: number,
  legs: readonly Leg[],
): void {
  const total = (unit: 'money' | 'points') =>
    legs.reduce((sum, leg) => (unitOf(leg.account) === unit ? sum + leg.amount : sum), 0n);
  const counter: Leg[] = [
    { account: operator.opening, amount: -total('money') },
    { account: operator.points, amount: -total('points') },
  ];
  post(ledger, {
    at,
    kind: 'opening',
    memberId,
    reference: `OP-${memberId}`,
    note: '',
    legs: [...legs, ...counter.filter(({ amount }) => amount !== 0n)],
  });
}

/** A member by user name, whatever the case. */
export function memberNamed(state: State, username: string): MemberRecord | undefined {
  const wanted = username.trim().toLowerCase();
  return [...state.members.values()].find((member) => member.username.toLowerCase() === wanted);
}

/** A member by national mobile number. */
export function memberWithMobile(state: State, mobile: string): MemberRecord | undefined {
  return [...state.members.values()].find((member) => member.mobile === mobile && mobile !== '');
}

/** An unguessable-looking name from the seeded generator: reproducible on purpose. */
export function randomToken(state: State, length = 24): string {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length }, () => digits[state.random.int(0, 35)] ?? '0').join('');
}

/** The number of a new order: `DP-60001`. */
export function nextReference(state: State, prefix: string): string {
  state.serial += 1;
  return `${prefix}-${state.serial}`;
}

/** The transaction password has a salt of its own, so that a new login password leaves it alone. */
export const paymentSalt = (memberId: string): string => `payment-${memberId}`;
