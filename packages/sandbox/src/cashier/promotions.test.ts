import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { demoAccounts } from '../catalogue/content.ts';
import { createBackend } from '../create-backend.ts';
import { audit } from '../ledger/ledger.ts';
import { betsOf, entriesOf } from '../ledger/queries.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { memberNamed } from '../state/state.ts';
import { at, listAt, testBackend, textAt } from '../testing/client.ts';
import { loggedInClient } from '../testing/logged-in-client.ts';
import { claim, partOf } from './promotions.ts';

const always = { from: 0, to: Number.POSITIVE_INFINITY };
const now = Date.UTC(2026, 10, 20, 14, 41);

/** Reads the statuses from the contract's own sentence: `a, b or c for everybody; d or e for the member`. */
function statusesOfTheContract(): string[] {
  const file = new URL('../../../api-client/openapi/schemas/system.yaml', import.meta.url);
  const document: unknown = parse(readFileSync(file, 'utf8'));
  return textAt(document, 'Promotion', 'properties', 'status', 'description')
    .split(';')
    .flatMap((clause) => (clause.split(' for ')[0] ?? '').trim().split(/, | or /));
}

const statusesFor = async (username: string): Promise<string[]> => {
  const { call, login } = testBackend();
  const token = await login(username, username === 'demo_default' ? '123456' : undefined);
  const { body } = await call('GET /wps/promotions', { token });
  return listAt(body, 'value').map((row) => textAt(row, 'status'));
};

test('[PRO-01] together the demo members have every status of the contract, and demo_member has each one', async () => {
  const statuses = statusesOfTheContract();
  expect(statuses).toHaveLength(9);
  const seen = await Promise.all(demoAccounts.map(({ username }) => statusesFor(username)));
  expect(new Set(seen.flat())).toEqual(new Set(statuses));
  expect(new Set(seen[0])).toEqual(new Set(statuses));
});

test('[PRO-01] a visitor sees only the public statuses', async () => {
  const { body } = await testBackend().call('GET /wps/promotions');
  const statuses = listAt(body, 'value').map((row) => textAt(row, 'status'));
  expect(new Set(statuses)).toEqual(new Set(['open', 'comingSoon', 'closed']));
});

test('[PRO-01] the ledger has what a demo member claimed; an issued prize was earned and can be claimed', async () => {
  for (const seed of [1, 2, 3, 99]) {
    const backend = await createBackend({ seed, clock: { now: () => now } });
    for (const { username, promotions } of demoAccounts) {
      const member = memberNamed(backend.state, username);
      if (!member) throw new Error(username);
      const grants = (source: string) => {
        const found = memberAccountOf(backend, member.id).bonuses.filter(
          (one) => one.source === source,
        );
        const lines = entriesOf(backend, member.id, always);
        for (const { id } of found) {
          expect(lines.map(({ kind, reference }) => `${kind} ${reference}`)).toContain(
            `bonus ${id}`,
          );
        }
        return found.length;
      };
      for (const [promotionId, status] of promotions) {
        const place = `${username} ${promotionId} ${seed}`;
        expect(partOf(backend, member, promotionId)?.status, place).toBe(status);
        if (status === 'claimed') expect(grants(promotionId), place).toBe(1);
        if (status !== 'issued') continue;
        const slots = betsOf(backend, member.id, always).filter(
          (bet) => bet.gameType === 'RNG' && bet.status !== 'void',
        );
        expect(slots.reduce((sum, { validBet }) => sum + validBet, 0n)).toBeGreaterThan(100_000n);
        expect(claim(backend, member, promotionId)).toMatchObject({ status: 'claimed' });
        expect(grants(promotionId), place).toBe(1);
        expect(audit(backend.state.ledger)).toBeNull();
      }
    }
  }
});

test('[PRO-01] an application is rejected below its level, and the promotion says why', async () => {
  const { call, login, pass } = testBackend();
  const promotionId = 'p-golden-table';
  const token = await login('demo_agent');
  const status = async () => {
    const { body } = await call(`GET /wps/promotions/detail?promotionId=${promotionId}`, { token });
    return [at(body, 'value', 'promotion', 'status'), at(body, 'value', 'reason')];
  };
  expect(await status()).toEqual(['open', undefined]);
  await call('POST /wps/promotions/join', { token, body: { promotionId } });
  expect(await status()).toEqual(['applying', undefined]);
  pass(31);
  expect(await status()).toEqual(['rejected', 'Your level is not gold yet']);
  const vip = await createBackend({ seed: 1, clock: { now: () => now } });
  const pearl = memberNamed(vip.state, 'demo_vip');
  expect(pearl && partOf(vip, pearl, promotionId)?.status).toBe('joined');
});

test('[LAY-03] the badge counts what can be joined or claimed', async () => {
  const { get, send } = await loggedInClient();
  const count = async () => at(await get('/wps/member/info'), 'promotionCount');
  expect(await count()).toBe(2);
  await send('POST /wps/promotions/claim', { promotionId: 'p-seven-days' });
  expect(await count()).toBe(1);
  await send('POST /wps/promotions/join', { promotionId: 'p-weekend-back' });
  expect(await count()).toBe(0);
  expect(at(await get('/wps/relay/CSP_unreadCount'), 'promotions')).toBe(0);
});
