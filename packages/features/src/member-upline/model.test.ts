import { expect, test } from 'vitest';
import { longestNote, rulesOf, toPastPage, toUpline, uplineProblems } from './model.ts';

const upline = toUpline({
  account: 'de***nt',
  nickname: ' ',
  minAmount: '100.00',
  maxAmount: '5000.00',
  presets: ['200.00', '200.00', '500.00'],
});

test('[WAL-05] an upline without a name is called by its account; no preset comes twice', () => {
  expect(upline).toMatchObject({ nickname: 'de***nt', presets: ['200.00', '500.00'] });
});

const whole = { amount: '1,000', paymentPassword: '246810', note: '' };

test.each([
  [{}, {}],
  [{ amount: '\u09E7\u09E6\u09E6\u09E6' }, {}],
  [{ amount: '99.99' }, { amount: 'min' }],
  [{ amount: '5000.01' }, { amount: 'max' }],
  [{ amount: '2000.01' }, { amount: 'balance' }],
  [{ amount: '1e3' }, { amount: 'invalid' }],
  [
    { amount: '', paymentPassword: ' ' },
    { amount: 'required', paymentPassword: 'required' },
  ],
  [{ note: '\u{1F490}'.repeat(longestNote) }, {}],
  [{ note: 'x'.repeat(longestNote + 1) }, { note: 'long' }],
])('[WAL-05] %j: %j', (change, problems) => {
  const rules = rulesOf(upline, '2000.00');
  const found = uplineProblems({ ...whole, ...change }, rules, '\u09F3');
  expect(Object.fromEntries(found)).toEqual(problems);
});

test('[WAL-05] a balance that is not known holds nobody back; the backend knows it', () => {
  expect(uplineProblems(whole, rulesOf(upline, null), '').size).toBe(0);
});

test('[WAL-05] [I18-02] what was sent has the time of the site', () => {
  const row = {
    reference: 'UP-1',
    account: 'de***nt',
    amount: '500.00',
    status: 'pending',
    time: '2026-11-10T12:20:00Z',
  };
  const page = toPastPage({ rows: [row], totalPages: 3, totalCount: 11 }, 2, 'Asia/Dhaka');
  expect(page).toEqual({
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
