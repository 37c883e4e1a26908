import { expect, test } from 'vitest';
import { ContractBreach, checkedFetch } from './checked-fetch.ts';

const answering = (body: unknown, init?: ResponseInit) =>
  checkedFetch(async () =>
    typeof body === 'string' ? new Response(body, init) : Response.json(body, init),
  );

const get = (path: string) => new Request(`http://sandbox.test${path}`);
const balance = get('/wps/v2/wallets/balance');

test('[API-04] an answer that matches the contract is passed on with its body unread', async () => {
  const value = { sumBalance: '12.00', asOf: '2026-11-20T14:41:05.000Z' };
  const answer = await answering({ success: true, value, message: null })(balance);
  expect(await answer.json()).toMatchObject({ value });
});

test.each([
  ['a number as money', { success: true, value: { sumBalance: 12, asOf: '' }, message: null }],
  ['a missing field', { success: true, value: {}, message: null }],
  ['no envelope', { sumBalance: '12.00' }],
  ['no JSON', '<html>'],
  ['an empty answer', ''],
])('[API-04] %s is a breach that names the operation', async (_name, body) => {
  const attempt = answering(body)(balance);
  await expect(attempt).rejects.toThrow(ContractBreach);
  await expect(attempt).rejects.toThrow(/^getBalance/);
});

test('[API-04] an error status with a success is a breach', async () => {
  const value = { sumBalance: '12.00', asOf: '2026-11-20T14:41:05.000Z' };
  const answer = { success: true, value, message: null };
  await expect(answering(answer, { status: 500 })(balance)).rejects.toThrow(ContractBreach);
});

test('[API-04] a path that the contract does not have may only be refused', async () => {
  const refusal = { success: false, value: { code: 'UNKNOWN' }, message: 'no' };
  const captcha = { success: true, value: { id: 'a', image: 'iVBORw0KGgo=' }, message: null };
  await expect(answering(refusal)(get('/wps/nowhere'))).resolves.toBeInstanceOf(Response);
  await expect(answering(captcha)(get('/wps/nowhere'))).rejects.toThrow(ContractBreach);
});

test('[API-04] answers that a scenario broke on purpose pass, and so do pictures', async () => {
  const broken = answering('{', { headers: { 'X-Sandbox-Fault': 'malformed' } });
  await expect(broken(balance)).resolves.toBeInstanceOf(Response);
  await expect(answering('<svg/>')(get('/art/cover/1.svg'))).resolves.toBeInstanceOf(Response);
});
