import { expect, test } from 'vitest';
import { driftOf } from '../../packages/api-client/drift/compare.ts';
import { schemas } from '../../packages/api-client/src/schemas.ts';
import { answering, balance, planted } from './drift-planted.ts';
import { contract, exchanges, har, origin, password, token } from './drift-traffic.ts';

test('[X-03] traffic that keeps to the contract has no difference, in all operations', () => {
  const report = driftOf(contract, exchanges);
  expect(report.differences).toEqual([]);
  expect(report.unseen).toEqual([]);
  expect(report.seen).toHaveLength(Object.keys(schemas).length);
});

test('[X-03] a recording holds no password, token or number of a person', () => {
  for (const secret of [
    token,
    password,
    '1712345678',
    '01712345678',
    '482615',
    'Rupa Hasan',
    'JBSWY3DPEHPK3PXP',
  ]) {
    expect(har).not.toContain(secret);
  }
  expect(har).toContain('demo_member');
  expect(har).toContain('sumBalance');
});

test.each(planted)('[X-03] finds %s', (_name, make, operation, field, kind) => {
  const others = exchanges.slice(0, 20);
  const { differences } = driftOf(contract, [...others, make()]);
  const found = differences.map((difference) => ({ ...difference }));
  expect(found).toContainEqual(expect.objectContaining({ operation, field, kind, times: 1 }));
});

test('[X-03] the same difference is told once, with how often it was seen', () => {
  const wrong = answering(balance(), '"12500.50"', '1');
  expect(driftOf(contract, [wrong, wrong, wrong]).differences).toEqual([
    expect.objectContaining({ field: 'answer.value.sumBalance', times: 3, severity: 'error' }),
  ]);
});

test('[X-03] pictures and preflights are left out; a prefix is taken off', () => {
  const picture = { ...balance(), url: `${origin}/art/cover/1.svg` };
  const preflight = { ...balance(), method: 'OPTIONS' };
  const report = driftOf(contract, [picture, preflight]);
  expect([report.skipped, report.differences]).toEqual([2, []]);
  const behind = { ...balance(), url: `${origin}/api/wps/v2/wallets/balance` };
  expect(driftOf(contract, [behind], { prefix: '/api' }).seen).toEqual(['getBalance']);
});
