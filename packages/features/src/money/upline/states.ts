import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PastMove } from '../../shared/money/PastMoves.tsx';
import type { UplineViewProps } from './UplineView.props.ts';
import { toUpline } from './upline-model.ts';

/** The page "transfer to upline" in every state it can be in (SBK-01). */
export const uplineStates = defineStates<UplineViewProps>()((say) => {
  const account = 'ka***04';
  const target = (nickname: string) =>
    ({
      status: 'ready',
      value: toUpline({
        account,
        nickname,
        minAmount: '100.00',
        maxAmount: '5000.00',
        presets: ['200.00', '500.00', '1000.00', '2000.00'],
      }),
    }) as const;
  const row = (id: string, amount: string, status: string, time: string): PastMove => ({
    id,
    what: account,
    amount,
    status,
    time,
  });
  const rows = [
    row('UP-2', '500.00', 'completed', '2026-11-10 18:20:09'),
    row('UP-1', '1200.00', 'rejected', '2026-10-28 11:44:52'),
  ];
  const pastOf = (list: readonly PastMove[], pages = 1) =>
    ({ status: 'ready', value: { rows: list, page: 1, pages } }) as const;
  const member = {
    upline: target(say('overlay.memberName')),
    balance: '12450.00',
    hidden: false,
    currencySymbol: '\u09F3',
    past: pastOf(rows),
    busy: false,
    failed: null,
    made: 0,
  } as const;
  const because = (error: unknown) => ({ ...member, failed: { error, attempt: 1 } });
  return {
    member,
    phone: member,
    empty: { ...member, past: pastOf([]) },
    manyPages: { ...member, past: pastOf(rows, 4) },
    balanceUnknown: { ...member, balance: null },
    longText: { ...member, upline: target(say('banner.long.title')) },
    sending: { ...member, busy: true },
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG')),
    noPassword: because(new ApiError('PAYMENT_PASSWORD_MISSING')),
    overLimit: because(new ApiError('LIMIT_REACHED')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    none: {
      ...member,
      upline: { status: 'error', error: new ApiError('FEATURE_OFF'), busy: false },
    },
    pastFailed: {
      ...member,
      past: { status: 'error', error: new ApiError('NETWORK'), busy: false },
    },
    loading: {
      ...member,
      balance: null,
      upline: { status: 'loading' },
      past: { status: 'loading' },
    },
    failed: {
      ...member,
      upline: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const uplineFaces = ['member', 'phone', 'none'] as const satisfies readonly StateId<
  typeof uplineStates
>[];
