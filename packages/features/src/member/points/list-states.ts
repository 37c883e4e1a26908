import { ApiError, type WirePointChange, type WireRedeem } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { listSample, readSample } from '../../shared/records/list-samples.ts';
import type { ChangesViewProps } from './ChangesView.tsx';
import type { RedeemsViewProps } from './RedeemsView.tsx';
import { toMoves, toRedemptions } from './records.ts';

const symbol = '\u09F3';
const timeZone = 'Asia/Dhaka';

const frame = {
  ...listSample({ type: '', status: '' }, 'month'),
} as const;
const filtered = { ...frame.list, filters: { type: 'COUPON', status: 'rejected' } } as const;

type Row = readonly [type: string, points: number, status: string, money: string, time: string];
const rows: readonly Row[] = [
  ['BONUS', 500, 'inProcess', '0.00', '2026-11-18T14:11:00Z'],
  ['SPINS', 800, 'approved', '0.00', '2026-11-11T12:40:00Z'],
  ['COUPON', 1_500, 'rejected', '0.00', '2026-11-02T03:05:00Z'],
  ['GOODS', 2_400, 'approved', '120.00', '2026-10-29T08:31:00Z'],
  ['CONVERT', 2_000, 'approved', '0.00', '2026-10-24T05:20:00Z'],
];

/** The redeem history in every state it can be in (SBK-01). */
export const redeemsStates = defineStates<RedeemsViewProps>()((say) => {
  const wire = rows.map(
    ([type, requiredPoints, status, requiredAmount, time], place): WireRedeem => ({
      referenceNumber: `RD-${10442 - 51 * place}`,
      applicationTime: time,
      type,
      name: say('points.reward.spins'),
      amount: type === 'CONVERT' ? '200.00' : '0.00',
      requiredPoints,
      requiredAmount,
      status,
      time,
      change: status === 'rejected' ? 0 : -requiredPoints,
      remark: status === 'rejected' ? say('points.reward.spinsNote') : '',
      unit: '',
      exchangeAmount: type === 'CONVERT' ? '200.00' : '0.00',
    }),
  );
  const ready = (some: readonly WireRedeem[], totalCount = some.length) =>
    readSample(
      toRedemptions(
        { list: [...some], totalPages: Math.ceil(totalCount / 20), totalCount },
        { symbol, timeZone },
      ),
    );
  const member = { ...frame, currencySymbol: symbol, read: ready(wire, 64) } as const;
  const [first] = wire;
  const failed = new ApiError('HTTP', { http: 502 });
  return {
    member,
    phone: { ...member, wide: false },
    unknownCodes: {
      ...member,
      read: ready(first ? [{ ...first, type: 'VOUCHER', status: 'on-hold', time: 'soon' }] : []),
    },
    longText: {
      ...member,
      wide: false,
      read: ready(first ? [{ ...first, name: say('banner.long.title') }] : []),
    },
    empty: { ...member, read: ready([]) },
    emptyFiltered: { ...member, list: filtered, read: ready([]) },
    loading: { ...member, read: { status: 'loading' } },
    failed: { ...member, read: { status: 'error', error: failed, busy: false } },
    offline: { ...member, read: { status: 'offline' } },
  };
});

/** The states whose screenshots are compared. */
export const redeemsFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof redeemsStates
>[];

/** Points details in every state they can be in (SBK-01). */
export const changesStates = defineStates<ChangesViewProps>()((say) => {
  const moves: readonly (readonly [type: string, change: number, after: number])[] = [
    ['converted', -2_000, 6_640],
    ['returned', 1_500, 8_640],
    ['redeemed', -1_500, 7_140],
    ['earned', 42, 8_640],
    ['adjusted', 0, 8_598],
  ];
  const wire = moves.map(
    ([type, change, balanceAfter], place): WirePointChange => ({
      reference: `TX-${993120 - place}`,
      type,
      change,
      balanceAfter,
      remark: type === 'redeemed' ? say('points.reward.spins') : '',
      time: `2026-11-${20 - place}T14:15:00Z`,
    }),
  );
  const ready = (some: readonly WirePointChange[], totalCount = some.length) =>
    readSample(
      toMoves(
        { list: [...some], totalPages: Math.ceil(totalCount / 20), totalCount },
        { timeZone },
      ),
    );
  const member = { ...frame, read: ready(wire, 64) } as const;
  const [first] = wire;
  const failed = new ApiError('HTTP', { http: 502 });
  return {
    member,
    phone: { ...member, wide: false },
    longText: {
      ...member,
      wide: false,
      read: ready(first ? [{ ...first, remark: say('banner.long.title').repeat(3) }] : []),
    },
    unknownType: { ...member, read: ready(first ? [{ ...first, type: 'gift-of-day' }] : []) },
    empty: { ...member, read: ready([]) },
    loading: { ...member, read: { status: 'loading' } },
    failed: { ...member, read: { status: 'error', error: failed, busy: false } },
  };
});

/** The states whose screenshots are compared. */
export const changesFaces = ['member', 'phone'] as const satisfies readonly StateId<
  typeof changesStates
>[];
