import { createRandom, type Random } from '../art/index.ts';
import { type Bilingual, demoAccounts } from '../catalogue/index.ts';
import { type Cents, parseMoney } from '../money.ts';
import { hashPassword } from './password.ts';

/** One person the backend knows. */
export interface MemberRecord {
  readonly id: string;
  readonly username: string;
  readonly nickname: Bilingual;
  /** 0 member; 1, 2, 41, 42 agent; 4 trial. */
  readonly type: number;
  readonly mobile: string;
  readonly email: string;
  readonly rankLevel: number;
  readonly promotions: number;
  readonly unread: number;
  salt: string;
  passwordHash: string;
  passwordExpired: boolean;
  firstTimeLogin: boolean;
  balance: Cents;
  readonly favourites: Set<number>;
  /** Newest first, at most 50. */
  recent: number[];
}

export interface SessionRecord {
  readonly memberId: string;
  lastSeen: number;
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
}

/** Everything that changes. One object, so that a reset is one assignment. */
export interface State {
  readonly random: Random;
  readonly members: Map<string, MemberRecord>;
  readonly sessions: Map<string, SessionRecord>;
  readonly captchas: Map<string, string>;
  /** By purpose and number: `login 8801712345678`. */
  readonly sms: Map<string, SmsRecord>;
  /** Failed logins in a row, by user name. */
  readonly failures: Map<string, number>;
  readonly tickets: Map<string, TicketRecord>;
  /** Play money the house paid and took; with the wallets it always adds up to the start. */
  house: Cents;
}

/** The state a sandbox starts with: the demo accounts and nothing else. */
export async function freshState(seed: number): Promise<State> {
  const members = new Map<string, MemberRecord>();
  for (const [index, account] of demoAccounts.entries()) {
    const salt = `demo-${index}`;
    const member: MemberRecord = {
      id: String(1001 + index),
      username: account.username,
      nickname: account.nickname,
      type: account.type,
      mobile: account.mobile,
      email: '',
      rankLevel: account.rankLevel,
      promotions: account.promotions,
      unread: account.unread,
      salt,
      passwordHash: await hashPassword(account.password, salt),
      passwordExpired: account.passwordExpired,
      firstTimeLogin: false,
      balance: parseMoney(account.balance) ?? 0n,
      favourites: new Set(),
      recent: [],
    };
    members.set(member.id, member);
  }
  return {
    random: createRandom(seed + 77),
    members,
    sessions: new Map(),
    captchas: new Map(),
    sms: new Map(),
    failures: new Map(),
    tickets: new Map(),
    house: 0n,
  };
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
