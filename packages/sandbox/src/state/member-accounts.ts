import type { Backend } from '../backend.ts';
import { demoAccounts } from '../catalogue/content.ts';
import contractNames from '../catalogue/data/contract-names.json' with { type: 'json' };
import tellings from '../catalogue/data/tellings.json' with { type: 'json' };
import { clubLevels, loginPlaces, pastMessages, sourceName } from '../catalogue/member-policy.ts';
import { offeredKinds } from '../contracts/seed.ts';
import { day, dayName, dayStart, hour } from '../core/calendar.ts';
import { sayMoney } from '../core/money.ts';
import { historyOf } from '../history/cache.ts';
import { historyEnd } from '../history/history-end.ts';
import type { Past } from '../history/past.ts';
import type {
  MemberAccount,
  MessageRecord,
  PayoutAccount,
  PlayLimit,
  RewardRecord,
} from './member-account.ts';
import type { MemberRecord } from './state.ts';

/** The account of a member without records. */
export function emptyMemberAccount(): MemberAccount {
  return {
    deposits: [],
    withdrawals: [],
    accounts: [],
    transfers: [],
    bonuses: [],
    rewards: [],
    rebates: [],
    redemptions: [],
    messages: [],
    promotions: new Map(),
    missions: new Set(),
    sessions: [],
    play: {
      limits: new Map(),
      realityCheckMinutes: 60,
      timeOutUntil: null,
      excludedUntil: null,
    },
    logins: [],
    profile: {
      realName: '',
      birthday: '',
      details: new Map(),
      avatar: 'a1',
      emailVerified: false,
      mobileVerified: false,
      passwordChangedAt: 0,
      authenticator: null,
      authenticatorOn: false,
    },
  };
}

/** The records about a member; those of a demo account start with its generated past. */
export function memberAccountOf(backend: Backend, memberId: string): MemberAccount {
  const { state } = backend;
  const known = state.memberAccounts.get(memberId);
  if (known) return known;
  const memberAccount = emptyMemberAccount();
  state.memberAccounts.set(memberId, memberAccount);
  const member = state.members.get(memberId);
  const past = historyOf(backend, memberId);
  if (member && past.entries.length > 0) {
    settleIn(memberAccount, member, past, historyEnd(backend));
    if (member.type === 1) memberAccount.messages.push(...offersTo(backend, member));
  }
  return memberAccount;
}

/** Copies the orders that may still change; finished ones stay in the past. */
function settleIn(
  memberAccount: MemberAccount,
  member: MemberRecord,
  past: Past,
  anchor: number,
): void {
  const today = dayStart(anchor);
  const copies = <T extends object>(list: readonly T[]): T[] => list.map((item) => ({ ...item }));
  memberAccount.deposits.push(...copies(past.deposits));
  memberAccount.withdrawals.push(
    ...copies(past.withdrawals).map((w) => ({ ...w, steps: [...w.steps] })),
  );
  memberAccount.transfers.push(...past.transfers);
  memberAccount.bonuses.push(...copies(past.bonuses));
  memberAccount.rebates.push(...past.rebates);
  memberAccount.redemptions.push(...copies(past.redemptions));
  memberAccount.accounts.push(...accountsOf(member, today));
  memberAccount.messages.push(...messagesOf(member, past, today));
  memberAccount.rewards.push(...rewardsOf(member, today));
  // The newest login is the last, as for later ones.
  for (const [index, place] of [...loginPlaces.entries()].reverse()) {
    if (index > 0) memberAccount.logins.push({ ...place, at: today - index * 3 * day + 21 * hour });
  }
  memberAccount.profile.realName = `${member.nickname.en} Hasan`;
  // The birthday of the waiting reward.
  memberAccount.profile.birthday = `1992${dayName(today - 2 * day).slice(4)}`;
  memberAccount.profile.mobileVerified = true;
  memberAccount.profile.passwordChangedAt = today - 42 * day;
  memberAccount.profile.details.set('nationality', 'Bangladesh');
  if (member.username !== 'demo_member') return;
  const limits: [string, PlayLimit][] = [
    ['deposit daily', { value: 2_000_000, pending: null, pendingAt: null }],
    ['deposit weekly', { value: 6_000_000, pending: null, pendingAt: null }],
    ['loss daily', { value: 1_000_000, pending: null, pendingAt: null }],
    [
      'loss weekly',
      { value: 3_000_000, pending: 4_000_000, pendingAt: today + 2 * day + 20 * hour },
    ],
    ['session daily', { value: 480, pending: null, pendingAt: null }],
  ];
  for (const [key, limit] of limits) memberAccount.play.limits.set(key, limit);
}

const accountsOf = (member: MemberRecord, today: number): PayoutAccount[] => [
  {
    id: 'pa-1',
    providerId: 'jhinuk',
    number: `0${member.mobile}`,
    holder: `${member.nickname.en} Hasan`,
    addedAt: today - 120 * day,
  },
  {
    id: 'pa-2',
    providerId: 'shapla',
    number: `1020304050${member.id}`.slice(0, 12).padEnd(12, '4'),
    holder: `${member.nickname.en} Hasan`,
    addedAt: today - 96 * day,
  },
];

function messagesOf(member: MemberRecord, past: Past, today: number): MessageRecord[] {
  const unread = demoAccounts.find(({ username }) => username === member.username)?.unread ?? 0;
  const paid = past.withdrawals.at(-1);
  const rows = unread > 0 ? pastMessages : pastMessages.slice(-1);
  return rows
    .map((row, index): MessageRecord => {
      const [hours = 0, minutes = 0] = row.clock.split(':').map(Number);
      const at = today - row.daysAgo * day + (hours * 60 + minutes) * 60_000;
      const fill = (text: string) =>
        text
          .replace('{reference}', paid?.id ?? '')
          .replace('{amount}', sayMoney(paid?.amount ?? 0n));
      return {
        id: `MS-${member.id}-${row.id}`,
        at,
        title: { bn: fill(row.title.bn), en: fill(row.title.en) },
        content: { bn: fill(row.content.bn), en: fill(row.content.en) },
        link: row.link ?? null,
        readAt: index < unread ? null : at + hour,
      };
    })
    .reverse();
}

/** The message to an agent about each contract that the operator offers. */
function offersTo(backend: Backend, member: MemberRecord): MessageRecord[] {
  const { title, content, link } = tellings.contractOffered;
  const at = dayStart(historyEnd(backend)) - day + 8 * hour;
  return offeredKinds(backend.scenario.world).map((kind, index) => ({
    id: `MS-${member.id}-offer-${kind}`,
    at: at + index * 60_000,
    title: {
      bn: title.bn.replace('{kind}', contractNames[kind].bn),
      en: title.en.replace('{kind}', contractNames[kind].en),
    },
    content,
    link,
    readAt: null,
  }));
}

/** The open rewards of a demo account: what its level gives, by the table of the club (VIP-01). */
function rewardsOf(member: MemberRecord, today: number): RewardRecord[] {
  const level = clubLevels.find((one) => one.level === member.rankLevel);
  const waiting = [
    { kind: 'birthday', amount: level?.birthday ?? 0n, turnoverTimes: 0, days: 10 },
    { kind: 'levelUp', amount: level?.monthly ?? 0n, turnoverTimes: 3, days: 15 },
  ];
  const given = waiting.filter(({ amount }) => amount > 0n);
  return given.map(({ days, ...row }, index) => ({
    ...row,
    id: `RW-${member.id}-${index + 1}`,
    at: today - (index + 2) * day,
    title: sourceName(row.kind),
    expiresAt: today + days * day - 1_000,
    claimedAt: null,
  }));
}
