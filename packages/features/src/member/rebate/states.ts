import { ApiError, type WireRebate } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PastMove } from '../../shared/money/PastMoves.tsx';
import type { RebateViewProps } from './RebateView.tsx';
import { toRebate } from './rebate-model.ts';

/** The page "manual rebate" in every state it can be in (SBK-01). */
export const rebateStates = defineStates<RebateViewProps>()((say) => {
  const part = (gameType: string, validBet: string, rate: string, amount: string) => ({
    gameType,
    validBet,
    rate,
    amount,
  });
  const wire: WireRebate = {
    amount: '114.20',
    minAmount: '10.00',
    asOf: '2026-11-20T14:41:00Z',
    rows: [
      part('RNG', '12400.00', '0.6', '74.40'),
      part('LIVE', '5200.00', '0.4', '20.80'),
      part('SPORTS', '2600.00', '0.5', '13.00'),
      part('FISH', '900.00', '0.6', '5.40'),
      part('LOTT', '300.00', '0.2', '0.60'),
    ],
  };
  const ready = (value: WireRebate) =>
    ({ status: 'ready', value: toRebate(value, 'Asia/Dhaka') }) as const;
  const row = (id: string, amount: string, time: string): PastMove => ({
    id,
    what: id,
    amount,
    status: 'completed',
    time,
  });
  const rows = [
    row('RB-55102', '86.75', '2026-11-19 12:00:00'),
    row('RB-54980', '64.20', '2026-11-16 12:00:00'),
    row('RB-54811', '41.00', '2026-11-12 12:00:00'),
  ];
  const pastOf = (list: readonly PastMove[], pages = 1) =>
    ({ status: 'ready', value: { rows: list, page: 1, pages } }) as const;
  const member = {
    rebate: ready(wire),
    currencySymbol: '\u09F3',
    wide: true,
    past: pastOf(rows, 3),
    busy: false,
    failed: null,
  } as const;
  const because = (error: unknown) => ({ ...member, failed: { error, attempt: 1 } });
  const little = { ...wire, amount: '0.21', rows: [part('LIVE', '50.00', '0.42', '0.21')] };
  const unknown = [part(say('banner.long.title'), '9007199254740993.75', '0.125', '1.00')];
  return {
    member,
    phone: { ...member, wide: false },
    tooLittle: { ...member, rebate: ready(little) },
    empty: {
      ...member,
      rebate: ready({ ...wire, amount: '0.00', rows: [] }),
      past: pastOf([]),
    },
    longText: { ...member, wide: false, rebate: ready({ ...wire, rows: unknown }) },
    claiming: { ...member, busy: true },
    alreadyTaken: because(new ApiError('ALREADY_DONE')),
    lostAnswer: because(new ApiError('NETWORK')),
    pastFailed: {
      ...member,
      past: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    loading: { ...member, rebate: { status: 'loading' }, past: { status: 'loading' } },
    failed: {
      ...member,
      rebate: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const rebateFaces = ['member', 'phone', 'tooLittle'] as const satisfies readonly StateId<
  typeof rebateStates
>[];
