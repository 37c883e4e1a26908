import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { noUploads, type Uploads } from '../../shared/uploads/use-uploads.ts';
import type { DepositViewProps } from './DepositView.props.ts';
import type { OrderPage } from './order.ts';
import { namesIn, optionsOf, orderOf, sampleClock } from './samples.ts';

/** The page "deposit" in every state it can be in (SBK-01). */
export const depositStates = defineStates<DepositViewProps>()((say, language) => {
  const names = namesIn(language);
  const options = optionsOf(names);
  const offer = (change: Parameters<typeof optionsOf>[1]) =>
    ({ status: 'ready', value: optionsOf(names, change) }) as const;
  const order = (status: string, change: Parameters<typeof orderOf>[2] = {}) =>
    ({ status: 'ready', value: orderOf(names, status, change) }) as const;
  const lost = { status: 'error', error: new ApiError('NETWORK'), busy: false } as const;
  const rows = [
    orderOf(names, 'completed', { depositId: 'DP-20411', amount: '1000.00', at: '2026-11-18' }),
    orderOf(names, 'rejected', { depositId: 'DP-20377', amount: '500.00', at: '2026-11-15' }),
    orderOf(names, 'expired', { depositId: 'DP-20360', kind: 'qr', at: '2026-11-14' }),
    orderOf(names, 'frozen', { depositId: 'DP-20318', kind: 'bankTransfer', at: '2026-11-12' }),
  ];
  const pastOf = (change: Partial<OrderPage> = {}) =>
    ({ status: 'ready', value: { rows, page: 1, pages: 1, ...change } }) as const;
  const none = { status: 'ready', value: [] } as const;
  const member = {
    currencySymbol: '\u09F3',
    clock: sampleClock,
    options: { status: 'ready', value: options },
    open: none,
    isChosen: false,
    order: null,
    looking: false,
    past: pastOf(),
    draft: { methodId: '', amount: '', promotionId: '' },
    opening: false,
    openingFailed: null,
    uploads: noUploads,
    doing: null,
    failed: null,
  } as const;
  const typed = {
    ...member,
    isChosen: true,
    draft: { methodId: 'agent', amount: '2,000', promotionId: '' },
  };
  const because = (error: unknown) => ({ ...typed, openingFailed: { error, attempt: 1 } });
  const shown = { ...member, isChosen: true, order: order('pending') };
  const long = say('banner.long.title');
  const receipt = { id: '1', name: 'receipt.png' } as const;
  const uploads = (items: Uploads['items'], ids: readonly string[], busy = false): Uploads => ({
    ...noUploads,
    items,
    ids,
    busy,
  });
  return {
    member,
    phone: typed,
    limited: { ...typed, options: offer({ leftToday: '3200.00' }) },
    limitSpent: { ...typed, options: offer({ leftToday: '0.00' }) },
    bonus: {
      ...typed,
      options: offer({ hasBonus: true }),
      draft: { methodId: 'wallet', amount: '2000', promotionId: 'p-welcome' },
    },
    closedMeanwhile: { ...typed, draft: { ...typed.draft, methodId: 'card' } },
    noMethods: { ...member, options: offer({ hasMethods: false }), past: pastOf({ rows: [] }) },
    opening: { ...typed, opening: true },
    overLimit: because(new ApiError('LIMIT_REACHED')),
    refusedField: because(
      new ApiError('VALIDATION', { fields: { amount: say('sample.lengthError') } }),
    ),
    paused: because(new ApiError('PLAY_PAUSED')),
    region: because(new ApiError('REGION_BLOCKED')),
    maintenance: because(new ApiError('MAINTENANCE')),
    sessionOver: because(new ApiError('UNAUTHENTICATED')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    stillOpen: {
      ...typed,
      open: {
        status: 'ready',
        value: [orderOf(names, 'pending'), orderOf(names, 'processing', { depositId: 'DP-20419' })],
      },
    },
    openUnknown: { ...typed, open: lost },
    order: shown,
    orderPhone: shown,
    orderBank: { ...shown, order: order('pending', { kind: 'bankTransfer' }) },
    orderQr: { ...shown, order: order('pending', { kind: 'qr', needsProof: false }) },
    orderAgent: { ...shown, order: order('pending', { kind: 'agent', needsProof: false }) },
    uploading: {
      ...shown,
      uploads: uploads(
        [
          { ...receipt, state: 'done' },
          { id: '2', name: 'screen.png', state: 'uploading', progress: 64 },
        ],
        ['up-1'],
        true,
      ),
    },
    uploadFailed: { ...shown, uploads: uploads([{ ...receipt, state: 'failed' }], []) },
    sendingProof: {
      ...shown,
      uploads: uploads([{ ...receipt, state: 'done' }], ['up-1']),
      doing: 'proof',
    },
    lostProof: {
      ...shown,
      uploads: uploads([{ ...receipt, state: 'done' }], ['up-1']),
      failed: { of: 'proof', error: new ApiError('TIMEOUT'), attempt: 1 },
    },
    proofRefused: {
      ...shown,
      failed: { of: 'proof', error: new ApiError('UPLOAD_REFUSED'), attempt: 1 },
    },
    cancelling: { ...shown, doing: 'cancel' },
    cancelTooLate: {
      ...shown,
      failed: { of: 'cancel', error: new ApiError('ALREADY_DONE'), attempt: 1 },
    },
    checking: { ...shown, order: order('processing') },
    completed: { ...shown, order: order('completed', { bonus: '400.00' }) },
    rejected: { ...shown, order: order('rejected') },
    rejectedUnsaid: { ...shown, order: order('rejected', { reason: '' }) },
    expired: { ...shown, order: order('expired') },
    cancelled: { ...shown, order: order('cancelled') },
    unknownStatus: { ...shown, order: order('frozen') },
    orderLoading: { ...shown, order: { status: 'loading' } },
    orderFailed: { ...shown, order: lost },
    manyPages: { ...member, past: pastOf({ page: 2, pages: 4 }) },
    noPast: { ...member, past: pastOf({ rows: [] }) },
    pastFailed: { ...member, past: lost },
    longText: {
      ...shown,
      order: order('pending', { name: long, kind: 'bankTransfer', amount: '9007199254740993.75' }),
      past: pastOf({ rows: rows.map((row) => ({ ...row, method: long, status: long })) }),
    },
    longOptions: {
      ...member,
      options: offer({ hasBonus: true, name: long }),
      draft: { methodId: 'wallet', amount: '', promotionId: 'p-welcome' },
    },
    loading: {
      ...member,
      options: { status: 'loading' },
      open: { status: 'loading' },
      past: { status: 'loading' },
    },
    failed: { ...member, options: lost },
  };
});

/** The states whose screenshots are compared. */
export const depositFaces = [
  'phone',
  'bonus',
  'order',
  'completed',
] as const satisfies readonly StateId<typeof depositStates>[];
