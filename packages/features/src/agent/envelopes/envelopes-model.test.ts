import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMoney } from '../../shared/money/decimal.ts';
import { timesMoney } from './amounts.ts';
import {
  canTake,
  isSent,
  toClaimPage,
  toEnvelope,
  toEnvelopePage,
  wordOfStatus,
} from './envelopes-model.ts';
import {
  checkEach,
  envelopeSchema,
  fromDraft,
  longestGreeting,
  mostPeople,
  toBody,
  toDraft,
  totalOf,
} from './wanted.ts';

const wire = {
  envelopeId: 'RE-1',
  direction: 'sent',
  accounts: ['ri***18', 'ri***18'],
  recipients: 3,
  amount: '33.33',
  total: '99.99',
  claimed: 2,
  greeting: ' eid ',
  status: 'open',
  time: '2026-11-20T14:41:00Z',
  expiresAt: 'some day',
};

test('[AGT-14] [I18-02] times are in the time zone of the site; an invalid time stays unchanged', () => {
  expect(toEnvelope(wire, 'Asia/Dhaka')).toMatchObject({
    time: '2026-11-20 20:41:00',
    until: 'some day',
    greeting: 'eid',
    claimedAmount: '66.66',
  });
});

test('[AGT-14] two accounts with the same mask are two', () => {
  const ids = toEnvelope(wire, 'UTC').accounts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('[AGT-14] only known codes have a label; only an open received envelope can be opened', () => {
  const as = (direction: string, status: string) =>
    toEnvelope({ ...wire, direction, status }, 'UTC');
  expect(wordOfStatus(as('sent', 'claimed'))?.label).toBe('envelope.allTaken');
  expect(wordOfStatus(as('received', 'claimed'))?.label).toBe('envelope.taken');
  for (const code of ['', 'OPEN', 'constructor']) {
    expect(wordOfStatus(as('sent', code))).toBeNull();
    expect(canTake(as('received', code))).toBe(false);
  }
  expect(canTake(as('received', 'open'))).toBe(true);
  expect(canTake(as('sent', 'open'))).toBe(false);
});

test('[AGT-14] [WAL-07] an amount times a count is exactly the sum of that many', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 19n });
  fc.assert(
    fc.property(cents, fc.nat(40), (value, count) => {
      const amount = `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
      expect(timesMoney(amount, count)).toBe(
        addMoney(...Array.from({ length: count }, () => amount)),
      );
    }),
  );
  expect(timesMoney('-1.5', 3)).toBe('-4.50');
  expect(timesMoney('0.125', 2)).toBe('0.250');
  expect(timesMoney('none', 2)).toBe('none');
});

const rules = { count: 3, balance: '300.00', symbol: '\u09F3' };
const whole = { memberIds: '1 2 3', amount: '100', greeting: '', paymentPassword: '246810' };

test.each([
  [{}, {}, {}],
  [{ amount: '\u09E7\u09E6\u09E6' }, {}, {}],
  [{ amount: '100.01' }, {}, { amount: 'balance' }],
  [{ amount: '100.01' }, { balance: null }, {}],
  [{ amount: '0' }, {}, { amount: 'min' }],
  [{ amount: '1e2' }, {}, { amount: 'invalid' }],
  [{ amount: '1.234' }, {}, { amount: 'decimals' }],
  [{ amount: '' }, {}, { amount: 'required' }],
  [{ amount: '300.01' }, { count: 0 }, { memberIds: 'required', amount: 'balance' }],
  [{ amount: '0.01' }, { count: mostPeople }, {}],
  [{ amount: '0.01' }, { count: mostPeople + 1 }, { memberIds: 'many' }],
  [{ paymentPassword: ' ' }, {}, { paymentPassword: 'required' }],
  [{ greeting: '\u{1F490}'.repeat(longestGreeting) }, {}, {}],
  [{ greeting: 'x'.repeat(longestGreeting + 1) }, {}, { greeting: 'long' }],
])('[AGT-14] %j under %j: %j', (typed, under, problems) => {
  const found = envelopeSchema({ ...rules, ...under }).check({ ...whole, ...typed });
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[AGT-14] an amount above the balance still has a total', () => {
  expect(checkEach('200', 3, '300.00', '')).toEqual({ each: '200.00', problem: 'balance' });
});

const person = (id: string) => ({ id, account: `a***${id}`, nickname: '' });

test('[WAL-07] the same recipients in another order are the same intent', () => {
  const wanted = (ids: readonly string[]) =>
    toBody({ people: ids.map(person), each: '5.00', greeting: '' });
  expect(JSON.stringify(wanted(['2', '1', '2']))).toBe(JSON.stringify(wanted(['1', '2'])));
  expect(wanted(['1'])).toEqual({ memberIds: ['1'], amount: '5.00' });
  expect(totalOf({ people: [person('1'), person('2')], each: '5.00' })).toBe('10.00');
});

test('[AGT-14] restores a draft unchanged; an invalid draft is an empty form', () => {
  const kept = {
    audience: 'all',
    people: [person('7'), person('9')],
    amount: '12,5',
    greeting: 'eid',
  } as const;
  expect(fromDraft(toDraft(kept))).toEqual(kept);
  expect(fromDraft(null)).toEqual({ audience: 'chosen', people: [], amount: '', greeting: '' });
});

test('[AGT-14] an envelope has the values of the backend', () => {
  expect(toEnvelopePage({ rows: [wire], totalPages: 3, totalCount: 41 }, 2, 'Asia/Dhaka')).toEqual({
    rows: [
      {
        id: 'RE-1',
        direction: 'sent',
        status: 'open',
        recipients: 3,
        claimed: 2,
        accounts: [
          { id: '0 ri***18', account: 'ri***18' },
          { id: '1 ri***18', account: 'ri***18' },
        ],
        each: '33.33',
        total: '99.99',
        claimedAmount: '66.66',
        greeting: 'eid',
        time: '2026-11-20 20:41:00',
        until: 'some day',
      },
    ],
    page: 2,
    pages: 3,
  });
});

test('[AGT-14] the end of an envelope is in the time zone of the site; an invalid one stays unchanged', () => {
  const shown = toEnvelope(
    { ...wire, time: 'once', expiresAt: '2026-11-21T14:41:00Z' },
    'Asia/Dhaka',
  );
  expect([shown.time, shown.until]).toEqual(['once', '2026-11-21 20:41:00']);
});

test('[AGT-14] keeps the backend order of who opened it; two with the same mask are listed twice', () => {
  const claim = { account: 'ri***18', amount: '33.33', time: '2026-11-20T14:41:00Z' };
  const rows = [claim, { ...claim, time: 'once' }];
  expect(
    toClaimPage({ envelopeId: 'RE-1', rows, totalPages: 2, totalCount: 12 }, 1, 'Asia/Dhaka'),
  ).toEqual({
    rows: [
      { id: '0 ri***18', account: 'ri***18', amount: '33.33', time: '2026-11-20 20:41:00' },
      { id: '1 ri***18', account: 'ri***18', amount: '33.33', time: 'once' },
    ],
    page: 1,
    pages: 2,
  });
});

test('[AGT-14] "all opened" applies to sent envelopes only; other statuses read the same on both sides', () => {
  const as = (direction: string, status: string) =>
    wordOfStatus(toEnvelope({ ...wire, direction, status }, 'UTC'))?.label;
  expect([isSent({ direction: 'sent' }), isSent({ direction: 'received' })]).toEqual([true, false]);
  for (const direction of ['sent', 'received']) {
    expect(as(direction, 'open')).toBe('envelope.open');
    expect(as(direction, 'expired')).toBe('status.payment.expired');
  }
  expect(wordOfStatus(toEnvelope({ ...wire, status: 'claimed' }, 'UTC'))?.tone).toBe('success');
});
