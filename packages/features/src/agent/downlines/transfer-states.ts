import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { PastMove } from '../../shared/money/PastMoves.tsx';
import type { DetailWindowProps } from './DetailWindow.props.ts';
import { samplePerson } from './samples.ts';
import type { Transfer } from './Transfer.props.ts';
import { type TransferTarget, toTransferTarget } from './transfer.ts';

const row = (id: string, amount: string, change: Partial<PastMove> = {}): PastMove => ({
  id,
  what: id,
  amount,
  status: 'completed',
  time: '2026-11-10 18:20:09',
  ...change,
});

const past = (rows: readonly PastMove[], pages = 1): Transfer['past'] => ({
  status: 'ready',
  value: { rows, page: 1, pages },
});

/** A sample transfer target. */
const target = (change: Partial<TransferTarget> = {}): Transfer['target'] => ({
  status: 'ready',
  value: {
    ...toTransferTarget({
      account: 'ta***33',
      nickname: 'তানিয়া',
      minAmount: '100.00',
      maxAmount: '20000.00',
      dailyLeft: '50000.00',
      presets: ['500.00', '1000.00', '2000.00', '5000.00'],
    }),
    ...change,
  },
});

const form: Transfer = {
  isOpen: true,
  target: target(),
  balance: '12450.00',
  hidden: false,
  currencySymbol: '\u09F3',
  past: past([
    row('DL-2', '500.00', { what: 'ঈদের বোনাস' }),
    row('DL-1', '1200.00', { status: 'rejected', time: '2026-10-28 11:44:52' }),
  ]),
  busy: false,
  failed: null,
  made: 0,
};

const because = (error: unknown): Partial<Transfer> => ({
  failed: { error, attempt: 1 },
  draft: { amount: '1,000', note: '' },
});

const broken = (error: ApiError) => ({ status: 'error', error, busy: false }) as const;

const windowOf = (change: Partial<Transfer> = {}) => ({
  detail: {
    person: samplePerson(),
    path: [{ id: 'm-1', account: 'ta***33' }],
    caps: { status: 'ready', value: [] } as const,
    saving: { busy: false, failed: null },
    transfer: { ...form, ...change },
  },
});

/** The transfer to a direct downline in its window, in every state it can be in (SBK-01). */
export const transferStates = defineStates<DetailWindowProps>()(() => ({
  offered: windowOf({ isOpen: false }),
  unknown: windowOf({ isOpen: false, target: broken(new ApiError('HTTP', { http: 502 })) }),
  form: windowOf(),
  reading: windowOf({ target: { status: 'loading' } }),
  readFailed: windowOf({ target: broken(new ApiError('NETWORK')) }),
  phone: windowOf(),
  hiddenBalance: windowOf({ hidden: true }),
  empty: windowOf({ past: past([]) }),
  manyPages: windowOf({ past: past([row('DL-9', '100.00')], 4) }),
  pastFailed: windowOf({ past: broken(new ApiError('NETWORK')) }),
  loading: windowOf({ balance: null, past: { status: 'loading' } }),
  sending: windowOf({ busy: true, draft: { amount: '1,000', note: '' } }),
  wrongPassword: windowOf(because(new ApiError('PAYMENT_PASSWORD_WRONG'))),
  noPassword: windowOf(because(new ApiError('PAYMENT_PASSWORD_MISSING'))),
  overLimit: windowOf(because(new ApiError('LIMIT_REACHED'))),
  lostAnswer: windowOf(because(new ApiError('TIMEOUT'))),
  switchedOff: windowOf(because(new ApiError('FEATURE_OFF'))),
  movedAway: windowOf(because(new ApiError('NOT_FOUND'))),
  littleLeft: windowOf({ target: target({ left: '700.00' }) }),
  spent: windowOf({ target: target({ left: '40.00' }) }),
  longText: windowOf({
    target: target({
      account: '\u202E\u0645\u062D\u0645\u062F123',
      nickname: 'দীর্ঘ নাম '.repeat(12),
    }),
    past: past([row('DL-3', '20000.00', { what: 'খুব লম্বা নোট '.repeat(9) })]),
  }),
}));

/** The states whose screenshots are compared. */
export const transferFaces = ['form', 'phone'] as const satisfies readonly StateId<
  typeof transferStates
>[];
