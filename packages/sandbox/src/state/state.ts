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
  /** The upline of this member, by member id. */
  readonly uplineId: string | null;
  /** The member whose referral code they used. */
  readonly referrerId: string | null;
  readonly registeredAt: number;
  salt: string;
  passwordHash: string;
  passwordExpired: boolean;
  firstTimeLogin: boolean;
  /** Hash of the transaction password, required when money leaves the account; empty when not set. */
  paymentHash: string;
  /** Valid bet from before the record begins. */
  readonly validBefore: Cents;
  /** Whether the member has 90 days of history derived from the seed. */
  readonly hasPast: boolean;
  readonly favourites: Set<number>;
  /** Newest first, at most 50. */
  recent: number[];
}

export interface SessionRecord {
  readonly memberId: string;
  readonly startedAt: number;
  /** When the member last confirmed the reality check. */
  checkedAt: number;
  lastSeen: number;
  /** Whether it is the first session of its member. */
  readonly isFirst: boolean;
  /** Index of the place it was opened from, in the catalogue's list. */
  readonly from: number;
}

/** A messenger account that a member has linked permanently. */
export interface SocialRecord {
  readonly memberId: string;
  readonly channel: string;
  readonly account: string;
  readonly at: number;
}

/** A code sent by SMS; only the control surface shows it. */
export interface SmsRecord {
  readonly code: string;
  readonly sentAt: number;
  readonly expiresAt: number;
}

/** A launched game: member, game and expiry. */
export interface TicketRecord {
  readonly memberId: string;
  readonly nodeId: number;
  readonly language: string;
  readonly expiresAt: number;
  /** Opened by the name of a lottery, not by a card of the lobby. */
  readonly isLottery?: boolean;
  /** When the member last confirmed the reality check in this game. */
  checkedAt?: number;
}

/** How long a launched game stays open, in ms. */
export const ticketLife = 4 * 3_600_000;

/** A round of a game: it has ended, or waits for its draw. */
export interface RoundRecord {
  /** Chosen by the page, the same for every try of one round. */
  readonly key: string;
  readonly ticket: string;
  readonly memberId: string;
  readonly nodeId: number;
  readonly betId: string;
  /** What the member chose besides the stake, as its game writes it; empty in a game without a choice. */
  readonly choice: string;
  readonly stake: Cents;
  /** The draw that decides it; `null` where a round ends at once. */
  readonly draw: { readonly index: number; readonly endsAt: number } | null;
  /** Whether it has ended and was paid. */
  settled: boolean;
  payout: Cents;
  /** What the page draws, as JSON; replaced when the round ends. */
  shown: unknown;
  /** Whether a page has shown it; a round whose answer was lost is shown on return. */
  seen: boolean;
}

/** A bet slip that was placed: one bet, or one for each selection. */
export interface SlipRecord {
  /** Chosen by the page, the same for every try of one slip. */
  readonly key: string;
  readonly ticket: string;
  readonly memberId: string;
  readonly vassalage: string;
  readonly gameType: string;
  readonly betIds: readonly string[];
  /** What was asked for, as text: the same key with another text is refused. */
  readonly asked: string;
  /** Whether a page has shown it; a slip whose answer was lost is shown on return. */
  seen: boolean;
}

/** Everything that changes, in one object, so that a reset is one assignment. */
export interface State {
  readonly random: Random;
  readonly members: Map<string, MemberRecord>;
  readonly sessions: Map<string, SessionRecord>;
  readonly captchas: Map<string, string>;
  /** By purpose and number: `login 8801712345678`. */
  readonly sms: Map<string, SmsRecord>;
  /** Until when a check is refused after too many failures. */
  readonly locks: Map<string, number>;
  /** Failed logins in a row, by user name. */
  readonly failures: Map<string, number>;
  readonly tickets: Map<string, TicketRecord>;
  /** Rounds of games by ticket and key. */
  readonly rounds: Map<string, RoundRecord>;
  /** Bet slips of sportsbooks by ticket and key. */
  readonly slips: Map<string, SlipRecord>;
  /** All money, and the entries that moved it. */
  readonly ledger: Ledger;
  /** Bets since the start, oldest first; earlier ones are derived from the seed. */
  readonly bets: BetRecord[];
  /** The records about each member: orders, messages, limits. Created at the first read. */
  readonly memberAccounts: Map<string, MemberAccount>;
  /** How many of each reward of the points mall are taken. */
  readonly taken: Map<string, number>;
  readonly uploads: Map<string, UploadRecord>;
  /** Linked accounts by channel and account, so that one belongs to one member only. */
  readonly socials: Map<string, SocialRecord>;
  /** Logins from a new place that still need the extra verification. */
  readonly challenges: Map<string, ChallengeRecord>;
  /** Answers to calls with an idempotency key, by member and key. */
  readonly intents: Map<string, IntentRecord>;
  /** Last reference number of an order. */
  serial: number;
  /** The end of the generated history of the demo accounts; `null` until the first read sets it. */
  anchor: number | null;
  /** The state of the agent side: contracts, links, envelopes and more. */
  readonly agents: AgentsState;
}

/** A picture that is being uploaded, part by part. */
export interface UploadRecord {
  readonly memberId: string;
  readonly purpose: string;
  readonly contentType: string;
  readonly size: number;
  readonly at: number;
  /** The received parts in base64, by number. */
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
  rounds: new Map(),
  slips: new Map(),
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

/** Posts the opening entry of a member; the money comes from the operator. */
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

/** A token from the seeded generator: looks unguessable, but is reproducible on purpose. */
export function randomToken(state: State, length = 24): string {
  const digits = '0123456789abcdefghijklmnopqrstuvwxyz';
  return Array.from({ length }, () => digits[state.random.int(0, 35)] ?? '0').join('');
}

/** The next reference number of an order: `DP-60001`. */
export function nextReference(state: State, prefix: string): string {
  state.serial += 1;
  return `${prefix}-${state.serial}`;
}

/** The transaction password has its own salt, so that a new login password does not affect it. */
export const paymentSalt = (memberId: string): string => `payment-${memberId}`;
