import type { InLanguages } from '../catalogue/language.ts';
import type { Cents } from '../core/money.ts';
import { mainOf } from '../ledger/accounts.ts';
import { type MemberRecord, openBooks, type State } from './state.ts';

/** The data of a new member; all other fields have default values. */
export interface Newcomer {
  readonly id?: string;
  readonly username: string;
  readonly nickname: InLanguages;
  readonly type: number;
  readonly mobile?: string;
  readonly email?: string;
  readonly salt: string;
  readonly passwordHash: string;
  readonly uplineId?: string | null;
  readonly referrerId?: string | null;
  /** Play money to start with. */
  readonly welcome: Cents;
}

/** Adds a member and posts their opening entry. */
export function addMember(state: State, at: number, newcomer: Newcomer): MemberRecord {
  const { username, nickname, type, salt, passwordHash, welcome } = newcomer;
  const member: MemberRecord = {
    id: newcomer.id ?? String(2001 + state.members.size),
    username,
    nickname,
    type,
    mobile: newcomer.mobile ?? '',
    email: newcomer.email ?? '',
    rankLevel: type === 4 ? 0 : 1,
    uplineId: newcomer.uplineId ?? null,
    referrerId: newcomer.referrerId ?? null,
    registeredAt: at,
    salt,
    passwordHash,
    passwordExpired: false,
    firstTimeLogin: false,
    paymentHash: '',
    validBefore: 0n,
    hasPast: false,
    favourites: new Set(),
    recent: [],
  };
  state.members.set(member.id, member);
  if (welcome > 0n) {
    openBooks(state.ledger, member.id, at, [{ account: mainOf(member.id), amount: welcome }]);
  }
  return member;
}
