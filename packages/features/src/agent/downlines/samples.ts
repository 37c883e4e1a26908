import type { WireDownline, WireDownlinePage } from '@parlour/api-client';
import { type Downline, toDownline, toPage } from './downlines-model.ts';

/** Currency symbol and time zone of the sample site. */
export const writing = { symbol: '\u09F3', timeZone: 'Asia/Dhaka' };

const wire: WireDownline = {
  memberId: 'm-1',
  account: 'ta***33',
  nickname: 'তানিয়া',
  accountType: 'agent',
  level: 1,
  direct: 3,
  team: 84,
  balance: '45210.00',
  validBet: '312400.00',
  status: 'active',
  registeredAt: '2026-03-02T09:20:00Z',
  lastLoginAt: '2026-11-20T14:12:00Z',
  rebates: [
    { gameType: 'RNG', rate: '0.5' },
    { gameType: 'LIVE', rate: '0.4' },
  ],
};

/** The direct downlines of a sample agent. */
export const people: readonly WireDownline[] = [
  wire,
  {
    ...wire,
    memberId: 'm-2',
    account: 'su***91',
    nickname: 'সুমন',
    direct: 2,
    team: 41,
    balance: '22875.25',
    validBet: '164300.00',
  },
  {
    ...wire,
    memberId: 'm-3',
    account: 'mi***07',
    nickname: 'মিলা',
    accountType: 'member',
    direct: 0,
    team: 0,
    balance: '12900.50',
    validBet: '96250.00',
    status: 'inactive',
  },
  {
    ...wire,
    memberId: 'm-4',
    account: 'fa***29',
    nickname: 'ফারহান',
    direct: 1,
    team: 7,
    balance: '2110.00',
    validBet: '9800.00',
    status: 'locked',
  },
];

/** The downlines of the first of them. */
export const below: readonly WireDownline[] = [
  { ...wire, memberId: 'm-5', account: 'ri***18', nickname: 'রিয়া', level: 2, direct: 0, team: 0 },
  {
    ...wire,
    memberId: 'm-6',
    account: 'ja***52',
    nickname: 'জামিল',
    level: 2,
    direct: 12,
    team: 12,
  },
];

/** A page of sample people. */
export const page = (rows: readonly WireDownline[], change: Partial<WireDownlinePage> = {}) =>
  toPage(
    {
      rows: [...rows],
      totalPages: 1,
      totalCount: rows.length,
      path: [],
      totals: { team: 132, balance: '83095.75', validBet: '582750.00' },
      ...change,
    },
    writing,
  );

/** An account of a sample team, with changes. */
export const samplePerson = (change: Partial<WireDownline> = {}): Downline =>
  toDownline({ ...wire, ...change }, writing);

/** Difficult names that a tree must be able to show. */
export const hostile: readonly WireDownline[] = [
  { ...wire, memberId: 'm-7', account: '', nickname: '' },
  { ...wire, memberId: 'm-8', account: 'x'.repeat(200), nickname: 'দীর্ঘ '.repeat(30) },
  {
    ...wire,
    memberId: 'm-9',
    account: '\u202E\u0645\u062D\u0645\u062F123',
    nickname: '<b>bold</b>',
  },
  { ...wire, memberId: 'm-10', account: 'no***01', accountType: 'broker', status: 'on-hold' },
];
