import { expect, test } from 'vitest';
import {
  longestNote,
  rulesOf,
  toPastTransfers,
  transferDraftOf,
  transferSchema,
} from './transfer-model.ts';

const limits = { min: '100.00', max: '5000.00' };
const whole = { amount: '1,000', paymentPassword: '246810', note: '' };

test.each([
  [{}, {}],
  [{ amount: '\u09E7\u09E6\u09E6\u09E6' }, {}],
  [{ amount: '99.99' }, { amount: 'min' }],
  [{ amount: '100' }, {}],
  [{ amount: '2000.00' }, {}],
  [{ amount: '5000.01' }, { amount: 'max' }],
  [{ amount: '2000.01' }, { amount: 'balance' }],
  [{ amount: '1e3' }, { amount: 'invalid' }],
  [
    { amount: '', paymentPassword: ' ' },
    { amount: 'required', paymentPassword: 'required' },
  ],
  [{ note: '\u{1F490}'.repeat(longestNote) }, {}],
  [{ note: 'x'.repeat(longestNote + 1) }, { note: 'long' }],
])('[WAL-05] [AGT-04] %j: %j', (change, problems) => {
  const rules = rulesOf(limits, '2000.00');
  const found = transferSchema(rules, '\u09F3').check({ ...whole, ...change });
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[WAL-05] allows the maximum when the balance is larger', () => {
  const check = (amount: string) =>
    transferSchema(rulesOf(limits, '9000.00'), '')
      .check({ ...whole, amount })
      .get('amount');
  expect([check('5000.00'), check('5000.01')]).toEqual([undefined, 'max']);
});

test('[WAL-05] an unknown balance stops no transfer; the backend checks it', () => {
  expect(transferSchema(rulesOf(limits, null), '').check(whole).size).toBe(0);
});

test('[WAL-05] restores only the kept fields of a draft', () => {
  expect(transferDraftOf(null)).toEqual({ amount: '', note: '' });
  expect(transferDraftOf({ amount: '1,000', other: 'x' })).toEqual({ amount: '1,000', note: '' });
});

test('[WAL-05] [I18-02] past transfers have times in the time zone of the site', () => {
  const row = {
    reference: 'UP-1',
    account: 'de***nt',
    amount: '500.00',
    status: 'pending',
    time: '2026-11-10T12:20:00Z',
  };
  const page = { rows: [row], totalPages: 3, totalCount: 11 };
  expect(toPastTransfers(page, 2, 'Asia/Dhaka', ({ account }) => account)).toEqual({
    page: 2,
    pages: 3,
    rows: [
      {
        id: 'UP-1',
        what: 'de***nt',
        amount: '500.00',
        status: 'pending',
        time: '2026-11-10 18:20:00',
      },
    ],
  });
});

test('[WAL-05] restores a whole draft, and leaves an invalid time unchanged', () => {
  expect(transferDraftOf({ amount: '5', note: 'eid' })).toEqual({ amount: '5', note: 'eid' });
  const row = { reference: 'UP-1', amount: '500.00', status: 'pending', time: 'once' };
  const page = toPastTransfers({ rows: [row], totalPages: 1 }, 1, 'UTC', () => 'x');
  expect(page.rows[0]?.time).toBe('once');
});
