import { expect, test } from 'vitest';
import { schemas } from '../src/schemas.ts';
import { answering, balance } from './changed-traffic.fixture.ts';
import { driftOf } from './compare.ts';
import { failingAnswers } from './failing-answers.fixture.ts';
import { failingRequests } from './failing-requests.fixture.ts';
import { contract, exchanges, har, origin, password, token } from './traffic.fixture.ts';

test('[X-03] traffic that follows the contract has no difference, in all operations', () => {
  const report = driftOf(contract, exchanges);
  expect(report.differences).toEqual([]);
  expect(report.unseen).toEqual([]);
  expect(report.seen).toHaveLength(Object.keys(schemas).length);
});

test('[X-03] a recording contains no password, token or number of a person', () => {
  for (const secret of [
    token,
    password,
    '1712345678',
    '01712345678',
    '482615',
    '246810',
    'rupa@example.com',
    'Rupa Hasan',
    'JBSWY3DPEHPK3PXP',
  ]) {
    expect(har).not.toContain(secret);
  }
  expect(har).toContain('demo_member');
  expect(har).toContain('sumBalance');
});

const failing = [...failingAnswers, ...failingRequests];

test.each(failing)('[X-03] finds %s', (_name, make, operation, field, kind, severity) => {
  const others = exchanges.slice(0, 20);
  const { differences } = driftOf(contract, [...others, make()]);
  const found = differences.map((difference) => ({ ...difference }));
  expect(found).toContainEqual(
    expect.objectContaining({ operation, field, kind, severity, times: 1 }),
  );
});

test('[X-03] [LGN-08] finds every answer that belongs to a member and that a browser may store', () => {
  const kept = exchanges.map((exchange) => ({ ...exchange, caching: 'private, max-age=60' }));
  const silent = exchanges.map((exchange) => ({ ...exchange, caching: '' }));
  const unknown = exchanges.map((exchange) => ({ ...exchange, caching: null }));
  const found = (of: typeof kept | typeof unknown) =>
    new Set(driftOf(contract, of).differences.map(({ operation }) => operation));
  const personal = Object.values(schemas)
    .filter(({ method, token: needs }) => needs !== 'none' || method !== 'GET')
    .map(({ id }) => id);
  expect([...found(kept)].sort()).toEqual([...personal].sort());
  expect(found(silent)).toEqual(found(kept));
  expect(found(unknown)).toEqual(new Set());
});

test('[X-03] the same difference is reported once, with the number of times it was seen', () => {
  const wrong = answering(balance(), '"12500.50"', '1');
  expect(driftOf(contract, [wrong, wrong, wrong]).differences).toEqual([
    expect.objectContaining({ field: 'answer.value.sumBalance', times: 3, severity: 'error' }),
  ]);
});

test('[X-03] pictures and preflights are skipped; a prefix is removed', () => {
  const picture = {
    ...balance(),
    url: `${origin}/art/cover/1.svg`,
    requestHeaders: new Map(),
    contentType: 'image/svg+xml',
    answer: '<svg/>',
  };
  const preflight = { ...balance(), method: 'OPTIONS' };
  const report = driftOf(contract, [picture, preflight]);
  expect([report.skipped, report.differences]).toEqual([2, []]);
  const behind = { ...balance(), url: `${origin}/api/wps/v2/wallets/balance` };
  expect(driftOf(contract, [behind], { prefix: '/api' }).seen).toEqual(['getBalance']);
  const beside = { ...balance(), url: `${origin}/api2/wps/v2/wallets/balance` };
  expect(driftOf(contract, [beside], { prefix: '/api' }).differences).toMatchObject([
    { operation: 'GET /api2/wps/v2/wallets/balance', field: 'address' },
  ]);
});

test('[X-03] headers with another name, or none, are no difference when the options name them', () => {
  const { requestHeaders } = balance();
  const renamed = new Map([...requestHeaders].filter(([name]) => name !== 'device'));
  const [merchant = ''] = [renamed.get('merchant')];
  renamed.delete('merchant');
  renamed.set('x-operator', merchant);
  const exchange = { ...balance(), requestHeaders: renamed };
  const headers = { merchant: 'X-Operator', device: '' };
  expect(driftOf(contract, [exchange]).differences).toHaveLength(2);
  expect(driftOf(contract, [exchange], { headers }).differences).toEqual([]);
});

test('[X-03] an answer from a cache, and pages and feeds beside the calls, are no difference', () => {
  const cached = { ...balance(), status: 304 };
  const own = {
    requestHeaders: new Map<string, string>(),
    requestBody: null,
    status: 200,
    caching: null,
  };
  const page = {
    ...own,
    method: 'GET',
    url: `${origin}/bn/index.html`,
    contentType: 'text/html',
    answer: '<html>',
  };
  const counted = {
    ...page,
    method: 'POST',
    url: 'https://counting.test/c',
    answer: '{"ok":true}',
  };
  const report = driftOf(contract, [cached, page, counted]);
  expect([report.differences, report.skipped]).toEqual([[], 2]);
});
