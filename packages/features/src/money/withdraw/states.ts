import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { noUploads, type Uploads } from '../../shared/uploads/use-uploads.ts';
import { sampleSetup } from './first/sample.ts';
import type { OrderWindowProps } from './OrderWindow.props.ts';
import { toOrder } from './orders.ts';
import { sampleAccounts, sampleOptions, sampleOrder } from './sample.ts';
import type { WithdrawViewProps } from './WithdrawView.props.ts';
import { toOptions } from './withdraw-model.ts';

const symbol = '\u09F3';
const times = { timeZone: 'Asia/Dhaka', now: Date.UTC(2026, 10, 20, 14, 41, 5) };
const paidAt = '2026-11-19T15:40:05Z';
/** A picture that needs no network request. */
const statement = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#7fa79b" d="M0 0h8v8H0z"/></svg>')}`;
const createdAt = '2026-11-19T14:58:31Z';

/** The page "withdrawal" in every state it can be in (SBK-01). */
export const withdrawStates = defineStates<WithdrawViewProps>()((say) => {
  const accounts = sampleAccounts({
    wallet: say('sample.mobileWallet'),
    bank: say('wallet.bankTransfer'),
  });
  const [wallet, bank] = accounts;
  const ready = <Value>(value: Value) => ({ status: 'ready', value }) as const;
  const broken = (code: 'HTTP' | 'NETWORK' = 'NETWORK') =>
    ({ status: 'error', error: new ApiError(code), busy: false }) as const;
  const options = (change?: Parameters<typeof sampleOptions>[1]) =>
    ready(toOptions(sampleOptions(accounts, change)));
  const order = (
    change: Parameters<typeof sampleOrder>[1],
    account = wallet as typeof wallet | typeof bank,
  ) => toOrder(sampleOrder(account, change), times);
  const step = (status: string, time: string, note?: string) => ({
    status,
    time,
    ...(note !== undefined && { note }),
  });
  const asked = step('pending', createdAt, say('data.course.asked'));
  const policyText = say('withdraw.policy');
  const sent = {
    status: 'toConfirm',
    paidAt,
    confirmDeadlineAt: '2026-11-21T15:40:05Z',
    canConfirm: true,
    policyText,
    steps: [asked, step('toConfirm', paidAt, say('data.course.sent'))],
  } as const;
  const toAnswer = order({ ...sent, steps: [...sent.steps] });
  const pending = order({ withdrawalId: 'WD-70402', canCancel: true, steps: [asked] });
  const completed = order(
    {
      withdrawalId: 'WD-69120',
      status: 'completed',
      amount: '5000.00',
      fee: '50.00',
      receives: '4950.00',
      receivedAmount: '4950.00',
      remainingAmount: '0.00',
      createdAt: '2026-11-12T04:02:44Z',
      steps: [asked, step('completed', paidAt)],
    },
    bank,
  );
  const rejected = order({
    withdrawalId: 'WD-68004',
    status: 'rejected',
    reason: say('withdraw.reason'),
    steps: [asked, step('rejected', paidAt)],
  });
  const setup = sampleSetup({
    wallet: say('sample.mobileWallet'),
    bank: say('wallet.bankTransfer'),
  });
  const past = { rows: [toAnswer, completed, rejected], page: 1, pages: 1 };
  const member = {
    options: options(),
    firstTime: { setup: null, amountOf: null, secret: '' },
    currencySymbol: symbol,
    hidden: false,
    quote: null,
    asks: ready([]),
    past: ready({ ...past, rows: [completed, rejected] }),
    busy: false,
    failed: null,
    made: 0,
    offered: null,
    shown: null,
  } as const;
  const quoted = { fee: '30.00', receives: '2970.00', after: '9450.00' };
  const because = (error: unknown, isSent = true) => ({
    ...member,
    failed: { error, attempt: 1, isSent },
  });
  const nothing = () => undefined;
  const window: OrderWindowProps = {
    as: 'detail',
    id: toAnswer.id,
    order: ready(toAnswer),
    currencySymbol: symbol,
    busy: null,
    failed: null,
    uploads: noUploads,
    typed: { choice: null, receivedAmount: '', comment: '' },
    onType: nothing,
    onAnswering: nothing,
    onAnswer: nothing,
    onCancel: nothing,
    onAgain: nothing,
    onRetry: nothing,
    onClose: nothing,
  };
  const waiting = { ...member, asks: ready([toAnswer]), past: ready(past) };
  const open = (one: typeof toAnswer, change: Partial<OrderWindowProps> = {}) => ({
    ...member,
    past: ready({ ...past, rows: [one] }),
    shown: { ...window, id: one.id, order: ready(one), ...change },
  });
  const uploads: Uploads = {
    ...noUploads,
    items: [
      { id: '1', name: 'statement.png', state: 'done' },
      { id: '2', name: 'message.jpg', state: 'failed' },
    ],
    ids: ['up-1'],
  };
  const answer = { as: 'answer', uploads } as const;
  const part = {
    ...order({
      ...sent,
      steps: [...sent.steps],
      receivedAmount: '500.00',
      remainingAmount: '1480.00',
    }),
    proofs: [statement],
  };
  const late = order({
    ...sent,
    canConfirm: false,
    confirmDeadlineAt: '2026-11-20T10:00:00Z',
    steps: [...sent.steps],
  });
  const { policyText: _left, ...unsaid } = sent;
  const long = say('banner.long.title');
  const longAccounts = sampleAccounts({ wallet: long, bank: long });
  return {
    member: { ...member, quote: ready(quoted), asks: ready([toAnswer]), past: ready(past) },
    phone: member,
    loading: {
      ...member,
      options: { status: 'loading' },
      asks: { status: 'loading' },
      past: { status: 'loading' },
    },
    failed: { ...member, options: broken('HTTP') },
    asksFailed: { ...member, asks: broken() },
    pastFailed: { ...member, past: broken() },
    noAccounts: {
      ...member,
      options: options({ accounts: [], paymentPasswordSet: false }),
      firstTime: { ...member.firstTime, setup },
      past: ready({ ...past, rows: [] }),
    },
    noAccountsNoMoney: {
      ...member,
      options: options({ accounts: [], paymentPasswordSet: false, available: '120.00' }),
      firstTime: { ...member.firstTime, setup },
      past: ready({ ...past, rows: [] }),
    },
    firstAmount: {
      ...member,
      firstTime: { setup: null, amountOf: setup.steps, secret: '246810' },
      past: ready({ ...past, rows: [] }),
    },
    noTurnover: {
      ...member,
      options: options({ bonusLocked: '0.00', turnover: { required: '0.00', done: '0.00' } }),
    },
    overToday: { ...member, options: options({ countLeftToday: 0, leftToday: '0.00' }) },
    belowMin: { ...member, options: options({ available: '120.00' }) },
    hidden: { ...member, hidden: true, quote: ready(quoted) },
    quoteLoading: { ...member, quote: { status: 'loading' } },
    quoteFailed: { ...member, quote: broken() },
    offered: { ...member, offered: { accountId: 'pa-2', amount: '3,000' } },
    sending: { ...member, busy: true },
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG')),
    passwordMissing: because(new ApiError('PAYMENT_PASSWORD_MISSING')),
    turnoverMissing: because(new ApiError('TURNOVER_REQUIRED')),
    overLimit: because(new ApiError('LIMIT_REACHED')),
    noMoney: because(new ApiError('INSUFFICIENT_BALANCE')),
    accountGone: because(new ApiError('NOT_FOUND'), false),
    accountLocked: because(new ApiError('ACCOUNT_LOCKED')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    feeLost: because(new ApiError('NETWORK'), false),
    waiting,
    askLate: { ...member, asks: ready([late]) },
    detail: open(toAnswer),
    detailLoading: { ...member, shown: { ...window, order: { status: 'loading' } } },
    detailFailed: { ...member, shown: { ...window, order: broken() } },
    cancellable: open(pending),
    cancelLost: open(pending, {
      failed: { of: 'cancel', error: new ApiError('NETWORK'), attempt: 1 },
    }),
    completed: open(completed),
    rejected: open(rejected),
    cancelled: open(order({ status: 'cancelled', steps: [asked, step('cancelled', paidAt)] })),
    unknownStatus: open(order({ status: 'frozen', steps: [asked, step('frozen', paidAt)] })),
    detailLate: open(late),
    partPaid: open(part),
    policyMissing: open(order({ ...unsaid, steps: [...unsaid.steps] })),
    question: open(toAnswer, answer),
    questionPart: open(part, answer),
    answerLost: open(toAnswer, {
      ...answer,
      failed: { of: 'answer', error: new ApiError('NETWORK'), attempt: 1 },
    }),
    answering: open(toAnswer, { ...answer, busy: 'answer' }),
    report: open(toAnswer, {
      ...answer,
      typed: { choice: 'part', receivedAmount: '500.00', comment: '' },
    }),
    manyPages: { ...member, past: ready({ ...past, page: 2, pages: 7 }) },
    longText: {
      ...member,
      options: ready(toOptions({ ...sampleOptions(accounts), accounts: [...longAccounts] })),
    },
  };
});

/** The states whose screenshots are compared. */
export const withdrawFaces = [
  'member',
  'phone',
  'report',
  'detail',
] as const satisfies readonly StateId<typeof withdrawStates>[];
