import { expect, test } from 'vitest';
import { stage } from '../testing/stage.ts';
import { mainOf, operator, pointsOf } from './accounts.ts';
import { audit, balanceOf, bookOf, emptyLedger, type Leg, post } from './ledger.ts';

const entry = { at: 0, kind: 'adjustment', memberId: '3', reference: 'AD-1', note: '' } as const;

/** Money from the operator to a member, or back. */
const given = (memberId: string, amount: bigint): Leg[] => [
  { account: mainOf(memberId), amount },
  { account: operator.promotions, amount: -amount },
];

test('[API-04] an entry that does not balance throws, one that takes too much is refused', () => {
  const { backend } = stage(1);
  const { ledger } = backend.state;
  const entry = { at: 0, kind: 'adjustment', memberId: '3', reference: 'x', note: '' } as const;
  const size = ledger.entries.length;
  expect(() => post(ledger, { ...entry, legs: [{ account: mainOf('3'), amount: 1n }] })).toThrow();
  const tooMuch = [
    { account: mainOf('3'), amount: -99_000_000_000n },
    { account: operator.cashier, amount: 99_000_000_000n },
  ];
  expect(post(ledger, { ...entry, legs: tooMuch })).toBeNull();
  expect(() =>
    post(ledger, {
      ...entry,
      legs: [
        { account: pointsOf('3'), amount: -1n },
        { account: mainOf('3'), amount: 1n },
      ],
    }),
  ).toThrow();
  expect(ledger.entries.length).toBe(size);
  expect(audit(ledger)).toBeNull();
});

test('[API-04] points that do not balance throw too, although no money moves', () => {
  const { backend } = stage(1);
  const { ledger } = backend.state;
  const entry = { at: 0, kind: 'points', memberId: '3', reference: 'PT-9', note: '' } as const;
  for (const amount of [1n, -1n]) {
    const legs = [{ account: pointsOf('3'), amount }];
    expect(() => post(ledger, { ...entry, legs })).toThrow('Unbalanced');
    const balanced = [
      { account: mainOf('3'), amount: 1n },
      { account: operator.cashier, amount: -1n },
    ];
    expect(() => post(ledger, { ...entry, legs: [...balanced, ...legs] })).toThrow('Unbalanced');
  }
  expect(audit(ledger)).toBeNull();
  // Written without `post`, together with the matching balance: the audit finds it nevertheless.
  ledger.entries.push({ ...entry, legs: [{ account: pointsOf('3'), amount: 1n }] });
  ledger.balances.set(pointsOf('3'), balanceOf(ledger, pointsOf('3')) + 1n);
  expect(audit(ledger)).toBe('unbalanced PT-9');
});

test('[API-04] the audit finds money that no entry explains', () => {
  const { backend } = stage(1);
  const { ledger } = backend.state;
  ledger.balances.set(mainOf('3'), 1n);
  expect(audit(ledger)).toBe('balance of m/3/main');
});

test('[API-04] the audit finds a negative account, and one that is missing', () => {
  const ledger = emptyLedger();
  post(ledger, { ...entry, legs: given('3', 5n) });
  // The operator's accounts may be negative.
  expect(audit(ledger)).toBeNull();
  ledger.entries.push({ ...entry, legs: given('3', -6n) });
  ledger.balances.set(mainOf('3'), -1n);
  ledger.balances.set(operator.promotions, 1n);
  expect(audit(ledger)).toBe('below nothing: m/3/main');
  const lost = emptyLedger();
  post(lost, { ...entry, legs: given('3', 5n) });
  lost.balances.delete(mainOf('3'));
  expect(audit(lost)).toBe('accounts without a balance');
});

test("[API-04] an entry's legs of one account are added up before the check", () => {
  const ledger = emptyLedger();
  post(ledger, { ...entry, legs: given('3', 5n) });
  expect(post(ledger, { ...entry, legs: [...given('3', -3n), ...given('3', -3n)] })).toBeNull();
  expect(balanceOf(ledger, mainOf('3'))).toBe(5n);
  expect(post(ledger, { ...entry, legs: [...given('3', -3n), ...given('3', -2n)] })).toBeTruthy();
  expect(balanceOf(ledger, mainOf('3'))).toBe(0n);
  expect(audit(ledger)).toBeNull();
});

test('[API-04] a negative account can be refilled step by step', () => {
  const ledger = emptyLedger();
  ledger.balances.set(mainOf('3'), -5n);
  expect(post(ledger, { ...entry, legs: given('3', -1n) })).toBeNull();
  expect(post(ledger, { ...entry, legs: given('3', 3n) })).toBeTruthy();
  expect(balanceOf(ledger, mainOf('3'))).toBe(-2n);
});

test("[MEM-07] a member's book has their entries, oldest first, and grows with the ledger", () => {
  const ledger = emptyLedger();
  const amounts = (memberId: string) => bookOf(ledger, memberId).map(({ legs }) => legs[0]?.amount);
  expect(amounts('3')).toEqual([]);
  post(ledger, { ...entry, legs: given('3', 1n) });
  post(ledger, { ...entry, memberId: '4', legs: given('4', 2n) });
  expect([amounts('3'), amounts('4'), amounts('5')]).toEqual([[1n], [2n], []]);
  post(ledger, { ...entry, legs: given('3', 3n) });
  expect([amounts('3'), amounts('4')]).toEqual([[1n, 3n], [2n]]);
});
