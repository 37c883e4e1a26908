import { expect, test } from 'vitest';
import {
  answerDraftOf,
  cameOf,
  choicesOf,
  missingOf,
  type Report,
  reportSchema,
  untouched,
} from './answers.ts';
import { isOpen, orderStatus, sameOpen, toOrder } from './orders.ts';
import { sampleAccounts, sampleOrder } from './sample.ts';

const [wallet] = sampleAccounts({ wallet: 'Nodi Pay', bank: 'Shapla Bank' });
const deadline = '2026-11-21T15:40:05Z';
const at = (instant: string) => ({ timeZone: 'Asia/Dhaka', now: Date.parse(instant) });
const orderWith = (change = {}, now = '2026-11-20T14:41:05Z') =>
  toOrder(sampleOrder(wallet, change), at(now));

test('[WAL-03] [I18-02] times are in the time zone of the site; the last step is the current state', () => {
  const steps = [
    { status: 'pending', time: '2026-11-19T14:58:31Z', note: 'Requested' },
    { status: 'processing', time: '2026-11-19T15:10:00Z', note: ' ' },
  ];
  const order = orderWith({ status: 'processing', steps, confirmDeadlineAt: deadline });
  expect(order).toMatchObject({ time: '2026-11-19 20:58:31', deadline: '2026-11-21 21:40:05' });
  expect(order.steps).toMatchObject([
    { note: 'Requested', state: 'done' },
    { note: null, state: 'current', time: '2026-11-19 21:10:00' },
  ]);
  const stateOf = (status: string) => orderWith({ status, steps }).steps.at(-1)?.state;
  expect(['rejected', 'cancelled', 'completed', 'frozen'].map(stateOf)).toEqual([
    'failed',
    'failed',
    'done',
    'current',
  ]);
});

test('[WAL-04] the policy about silence is the text of the operator; an empty one is none', () => {
  expect(orderWith({ policyText: ' ' }).policy).toBeNull();
  expect(orderWith({ policyText: 'By hand.' }).policy).toBe('By hand.');
});

const late = '2026-11-22T00:00:00Z';
const answered = [{ status: 'processing', time: '2026-11-20T10:00:00Z' }];
const silent = [{ status: 'processing', time: deadline }];

test.each([
  [{ status: 'toConfirm', canConfirm: true }, deadline, false],
  [{ status: 'toConfirm' }, '2026-11-20T00:00:00Z', false],
  [{ status: 'toConfirm' }, late, true],
  [{ status: 'processing', steps: silent }, late, true],
  [{ status: 'processing', steps: answered }, late, false],
  [{ status: 'completed', steps: silent }, late, false],
])('[WAL-04] %j at %s is late: %s', (change, now, isLate) => {
  expect(orderWith({ confirmDeadlineAt: deadline, ...change }, now).isLate).toBe(isLate);
});

test('[WAL-03] an unknown status is shown as unknown and is not followed', () => {
  expect(orderStatus('frozen').label).toBe('status.unknown');
  expect(orderStatus('toConfirm').label).toBe('status.payment.toConfirm');
  expect(
    ['pending', 'processing', 'toConfirm', 'frozen'].map((status) => isOpen({ status })),
  ).toEqual([true, true, false, false]);
});

test('[WAL-07] finds an open order for the same amount and account, not a finished one', () => {
  const rows = [
    sampleOrder(wallet, { withdrawalId: 'WD-1', status: 'completed' }),
    sampleOrder(wallet, { withdrawalId: 'WD-2', status: 'processing' }),
  ];
  expect(sameOpen(rows, 'pa-1', '2000')).toBe('WD-2');
  expect(sameOpen(rows, 'pa-1', '2000.01')).toBeNull();
  expect(sameOpen(rows, 'pa-2', '2000.00')).toBeNull();
});

const due = { receives: '1980.00', received: '0.00' };
const report: Report = {
  choice: 'part',
  receivedAmount: '500',
  comment: '',
  uploadIds: ['up-1'],
  isUploading: false,
};

test.each([
  [{}, {}],
  [{ receivedAmount: '0' }, {}],
  [{ receivedAmount: '\u09EB\u09E6\u09E6' }, {}],
  [{ receivedAmount: '1979.99' }, {}],
  [{ receivedAmount: '1980' }, { receivedAmount: 'tooMuch' }],
  [{ receivedAmount: '1e3' }, { receivedAmount: 'invalid' }],
  [{ receivedAmount: '' }, { receivedAmount: 'required' }],
  [{ receivedAmount: '1.234' }, { receivedAmount: 'decimals' }],
  [{ choice: 'none', receivedAmount: 'x' }, {}],
  [{ uploadIds: [] }, { uploadIds: 'required' }],
  [{ isUploading: true }, { uploadIds: 'busy' }],
  [{ comment: '\u{1F490}'.repeat(140) }, {}],
  [{ comment: 'x'.repeat(141) }, { comment: 'long' }],
] as const)('[WAL-04] [WAL-06] a report with %j: %j', (change, problems) => {
  const { receivedAmount, comment, ...shown } = { ...report, ...change };
  const found = reportSchema(shown, due, '').check({ receivedAmount, comment, uploadIds: '' });
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[WAL-04] when nothing more arrived, the earlier amount stays; sums are exact', () => {
  const part = { ...due, received: '500.00' };
  expect(cameOf({ ...report, choice: 'none' }, part, '')).toBe('500.00');
  expect(cameOf({ ...report, receivedAmount: '700.5' }, part, '')).toBe('700.50');
  expect(missingOf('700.50', part)).toBe('1279.50');
});

test('[WAL-04] after a part came, the question is whether all of it came', () => {
  expect(choicesOf({ isPart: false })).toEqual(['received', 'none', 'part']);
  expect(choicesOf({ isPart: true })).toEqual(['fullyPaid', 'none', 'part']);
});

test('[WAL-04] [WAL-06] a text that is no picture address is not shown as a picture', () => {
  const proofUrls = [
    '/art/proof/1',
    'https://example.com/a.png',
    'javascript:alert(1)',
    '//x/y',
    '/\\x/y',
  ];
  expect(orderWith({ proofUrls }).proofs).toEqual(proofUrls.slice(0, 2));
});

test('[WAL-04] a kept answer belongs to its withdrawal; an unknown choice is none', () => {
  const left = { id: 'WD-1', choice: 'part', receivedAmount: '500', comment: 'late' };
  const { id, ...answer } = left;
  expect(answerDraftOf(left)).toEqual({ id, answer });
  expect(answerDraftOf({ id, choice: 'maybe' })).toEqual({ id, answer: untouched });
  expect(answerDraftOf(null)).toEqual({ id: '', answer: untouched });
});
