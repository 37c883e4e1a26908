import { schemas } from '@parlour/api-client/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Snapshot } from '../backend.ts';
import { createSandbox } from '../sandbox.ts';
import { at, textAt, wish } from '../testing/client.ts';
import { broken, type Sender, type SoundCall, shown } from '../testing/hostile.ts';
import { counterCalls, otherCalls } from '../testing/sound-calls.ts';

/** A complete backend whose state the test can read, with a member and an agent logged in. */
async function stage() {
  let read: (() => Snapshot) | null = null;
  const sandbox = createSandbox({
    clock: { now: () => Date.UTC(2026, 10, 20, 14) },
    persistence: {
      load: () => null,
      changed: (reading) => {
        read = reading;
      },
      saved: async () => {},
    },
  });
  const tokens: Record<Sender, string> = { guest: '', member: '', agent: '' };
  const send = async (line: string, as: Sender, body: string | URLSearchParams | null) => {
    const [method = '', path = ''] = line.split(' ');
    const headers = new Headers(as === 'guest' ? {} : { Authorization: tokens[as] });
    const answer = await sandbox.fetch(
      new Request(`http://hostile.invalid${path}`, { method, headers, body }),
    );
    const document: unknown = await answer.json();
    return { status: answer.status, document };
  };
  for (const as of ['member', 'agent'] as const) {
    const login = { type: 'username', username: `demo_${as}`, password: 'Parlour#2026' };
    const { document } = await send('POST /wps/session/login', 'guest', JSON.stringify(login));
    tokens[as] = textAt(document, 'value', 'token');
  }
  /** The whole state as text, without counted wrong passwords: only those may change by a refused call. */
  const state = () => {
    if (!read) throw new Error('Nothing happened');
    const { state: whole } = read();
    whole.failures.clear();
    whole.locks.clear();
    return shown({ ...whole, random: whole.random.mark() });
  };
  return { send, state };
}

/** Reads that fill in state on first use: sent before the attack, so that they are no change. */
const looks = [
  ['member', '/wps/v2/records/bets'],
  ['member', '/wps/relay/CSP_unreadCount'],
  ['member', '/wps/promotions'],
  ['agent', '/wps/v2/records/bets'],
  ['agent', '/wps/agent/contracts'],
  ['agent', '/wps/agent/team/overview'],
] as const;

const anyBreak = fc.record({
  kind: fc.constantFrom('value', 'value', 'drop', 'add', 'whole'),
  pick: fc.nat(40),
  with: fc.nat(60),
});

/** Sends this many broken calls and compares the whole state after each. */
async function attack(calls: readonly SoundCall[], times: number) {
  const { send, state } = await stage();
  for (const [as, path] of looks) await send(`GET ${path}`, as, null);
  const before = state();
  const attacked = new Set<string>();
  let refused = 0;
  const check = async ({ line, as, harmless = false }: SoundCall, body: string) => {
    const { status, document } = await send(line, as, body);
    const what = `${line} ${body.slice(0, 200)}`;
    expect(status, what).toBeLessThan(500);
    const denied = at(document, 'success') === false;
    if (!harmless) expect(denied, what).toBe(true);
    expect(state() === before, what).toBe(true);
  };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), anyBreak, async (sound, how) => {
      const body = broken(sound, how);
      // A limit without an amount removes the limit, which is a valid call.
      fc.pre(body !== null && !(sound.line.endsWith('/limits') && how.kind === 'drop'));
      await check(sound, body ?? '');
      attacked.add(sound.line);
      refused += 1;
    }),
    { numRuns: times, seed: 20_261_120, endOnFailure: true },
  );
  for (const sound of calls) {
    for (const [name, values] of Object.entries(sound.worse ?? {})) {
      for (const value of values) {
        await check(sound, JSON.stringify({ ...sound.body, [name]: value }));
      }
    }
  }
  expect(refused).toBe(times);
  expect(attacked.size).toBe(calls.length);
}

test('[API-02] five hundred malformed requests of a member are refused, and the state does not change', () =>
  attack(counterCalls, 500));

test('[API-02] five hundred malformed logins, registrations, launches, promotion and agent calls: the same', () =>
  attack(otherCalls, 500));

test('[API-02] two hundred malformed rounds, slips and lottery tickets are refused, and no stake is taken', async () => {
  const { send, state } = await stage();
  const launch = async (more: object) => {
    const place = { platform: 'W', language: 'EN', backUrl: '/' };
    const body = { nodeId: 603, vendor: 'x', gameType: 'RNG', ...place, ...more };
    const { document } = await send('POST /wps/game/launchGame', 'member', JSON.stringify(body));
    return textAt(document, 'value', 'url');
  };
  const game = await launch({});
  const lottery = await launch({ lottoGameCode: 'PADMA645' });
  const book = await launch({ nodeId: 1 });
  const offered = (await send(`GET ${book}/book`, 'guest', null)).document;
  const first = at(offered, 'matches', 0);
  const { id: pick, odds } = Object(at(first, 'markets', 0, 'picks', 0));
  const slip = {
    ...{ key: 'a-slip-of-a-test-1', kind: 'single', stake: '50.00' },
    legs: [{ match: at(first, 'id'), pick, odds }],
  };
  const before = state();
  const { document: news } = await send(`GET ${lottery}/news`, 'guest', null);
  const ticket = { ...wish('10.00'), choice: '1-2-3-4-5-6', draw: at(news, 'index') };
  const calls: readonly SoundCall[] = [
    { line: `POST ${lottery}/round`, as: 'guest', body: ticket },
    { line: `POST ${game}/round`, as: 'guest', body: wish('50.00') },
    { line: `POST ${book}/slip`, as: 'guest', body: slip },
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), anyBreak, async (sound, how) => {
      const body = broken(sound, how);
      fc.pre(body !== null);
      const { status, document } = await send(sound.line, 'guest', body);
      expect([status, typeof at(document, 'refused')], body ?? '').toEqual([400, 'string']);
      expect(state() === before, body ?? '').toBe(true);
    }),
    { numRuns: 200, seed: 20_261_120, endOnFailure: true },
  );
  const bought = await send(`POST ${lottery}/round`, 'guest', JSON.stringify(ticket));
  expect(textAt(bought.document, 'betId')).toMatch(/^BT-/);
  const round = await send(`POST ${game}/round`, 'guest', JSON.stringify(wish('50.00')));
  expect(textAt(round.document, 'payout')).toMatch(/^\d/);
  const placed = await send(`POST ${book}/slip`, 'guest', JSON.stringify(slip));
  expect(textAt(placed.document, 'total')).toBe('50.00');
});

const byForm = 'POST /wps/member/password/email';

test('[PWD-01] a malformed form, or a body that is no form, is refused, and the state does not change', async () => {
  const { send, state } = await stage();
  const before = state();
  const sound = { username: 'demo_member', email: 'demo_member@example.com' };
  const wrong = [
    null,
    JSON.stringify(sound),
    ...['', 'a'.repeat(300), 'x\u0000y', 'x\u202ey'].flatMap((text) =>
      Object.keys(sound).map((name) => new URLSearchParams({ ...sound, [name]: text })),
    ),
    ...Object.keys(sound).map((name) => new URLSearchParams({ [name]: 'demo_member' })),
    new URLSearchParams({ ...sound, nosuch: '1' }),
  ];
  for (const body of wrong) {
    const { status, document } = await send(byForm, 'guest', body);
    const said = String(body);
    expect([status, at(document, 'value', 'code')], said).toEqual([200, 'VALIDATION']);
    expect(state() === before, said).toBe(true);
  }
  const { document } = await send(byForm, 'guest', new URLSearchParams(sound));
  expect(at(document, 'success')).toBe(true);
});

test('[API-02] every call broken above is valid unbroken, and all writes of the contract are tested', async () => {
  const { send } = await stage();
  const misfits: string[] = [];
  for (const { line, as, body, harmless } of [...counterCalls, ...otherCalls]) {
    if (harmless) continue;
    const { document } = await send(line, as, JSON.stringify(body));
    if (at(document, 'value', 'code') === 'VALIDATION') {
      misfits.push(`${line} ${JSON.stringify(at(document, 'value', 'fields'))}`);
    }
  }
  expect(misfits).toEqual([]);
  const bodiless = [
    'DELETE /wps/session/logout',
    'DELETE /wps/session/others',
    'POST /wps/session/handover',
    'POST /wps/member/authenticator',
    'POST /wps/relay/GCS_walletTransferBack',
    'POST /wps/v2/rebate/claim',
    'POST /wps/responsible/session/confirm',
  ];
  const writes = Object.values(schemas)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  const attacked = [...counterCalls, ...otherCalls].map(({ line }) => line);
  expect([...attacked, byForm, ...bodiless].sort()).toEqual(writes.sort());
});
