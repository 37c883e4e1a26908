import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../art/rng.ts';
import { formatMoney, parseMoney } from '../core/money.ts';
import { createBackend } from '../create-backend.ts';
import { audit } from '../ledger/ledger.ts';
import { moneyOf, move } from '../ledger/queries.ts';
import { memberNamed } from '../state/state.ts';
import { at, freePlay, newcomer, testBackend, textAt, wish } from '../testing/client.ts';
import { gameRoutes } from './games.ts';
import { playRoutes } from './play.ts';
import { registerRoutes } from './register.ts';
import { sessionRoutes } from './session.ts';

/** Stakes of the game below, in cents. */
const stakes = [50n, 100n, 250n, 500n, 1_000n] as const;

const launch = {
  nodeId: 700,
  vendor: 'x',
  gameType: 'RNG',
  platform: 'W',
  language: 'EN',
  backUrl: '/',
};

test('[WAL-01] a balance is a decimal string, and every round changes it exactly', async () => {
  const { call, login } = testBackend();
  const token = await login('demo_member');
  const wallet = async () =>
    textAt((await call('GET /wps/v2/wallets/balance', { token })).body, 'value', 'sumBalance');
  const opened = await call('POST /wps/game/launchGame', { token, body: launch });
  const url = textAt(opened.body, 'value', 'url');
  let known = parseMoney(await wallet()) ?? 0n;
  expect(formatMoney(known)).toBe('12450.00');
  for (let round = 0; round < 50; round += 1) {
    const stake = stakes[round % stakes.length] ?? 50n;
    const { body } = await call(`POST ${url}/round`, {
      body: wish(formatMoney(stake)),
    });
    known += (parseMoney(textAt(body, 'payout')) ?? 0n) - stake;
    expect(textAt(body, 'balance')).toBe(formatMoney(known));
    expect(await wallet()).toBe(formatMoney(known));
  }
});

test.each(['', '0', '-1.00', '1.001', '0.49', '250.01', '1e2', 'NaN', '9'.repeat(400), '{}'])(
  '[API-02] %j is no stake, and no money moves',
  async (stake) => {
    const { call, login } = testBackend();
    const token = await login('demo_vip');
    const opened = await call('POST /wps/game/launchGame', { token, body: launch });
    const round = await call(`POST ${textAt(opened.body, 'value', 'url')}/round`, {
      body: wish(stake),
    });
    expect([round.status, at(round.body, 'refused')]).toEqual([
      400,
      expect.stringMatching(/^stake\.(?:text|low|high)$/),
    ]);
    const { body } = await call('GET /wps/v2/wallets/balance', { token });
    expect(at(body, 'value', 'sumBalance')).toBe('84200.75');
  },
);

/** The actions of a player. */
const anyStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('round' as const),
      who: fc.nat(20),
      stake: fc.nat(4),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'register' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'trial' as const }) },
);

test('[API-04] no round and no new account creates or loses money', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 999 }),
      fc.array(anyStep, { minLength: 50, maxLength: 120 }),
      async (seed, steps) => {
        const backend = await createBackend({ seed, clock: { now: () => 0 } });
        const routes = [sessionRoutes, registerRoutes, gameRoutes, playRoutes];
        const apps = routes.map((room) => room(backend));
        const [session, member, games, play] = apps;
        const tickets: string[] = [];
        const client = async (answer: Response | undefined) => {
          const token = textAt(await answer?.json(), 'value', 'token');
          const body = JSON.stringify(launch);
          const launched = await games?.request('/wps/game/launchGame', {
            method: 'POST',
            headers: { Authorization: token },
            body,
          });
          tickets.push(textAt(await launched?.json(), 'value', 'url'));
        };
        const trial = async () =>
          client(
            await session?.request('/wps/session/login/freeplay', {
              method: 'POST',
              body: JSON.stringify(freePlay),
            }),
          );
        await trial();
        let names = 0;
        for (const step of steps) {
          if (step.kind === 'register') {
            names += 1;
            const body = JSON.stringify(
              newcomer(`Tista${names}`, { mobileNum: String(1_300_000_000 + names) }),
            );
            await client(await member?.request('/wps/member/register', { method: 'PUT', body }));
          } else if (step.kind === 'trial') await trial();
          else {
            const url = tickets[step.who % tickets.length] ?? '';
            const body = JSON.stringify(wish(formatMoney(stakes[step.stake] ?? 50n)));
            await play?.request(`${url}/round`, { method: 'POST', body });
          }
          expect(audit(backend.state.ledger)).toBeNull();
        }
      },
    ),
    { numRuns: 8, seed: 20_261_120 },
  );
});

test('[API-04] five hundred rounds with one wallet: never negative, refused when it is empty', async () => {
  const backend = await createBackend({ seed: 3, clock: { now: () => 0 } });
  const play = playRoutes(backend);
  const poor = memberNamed(backend.state, 'demo_default');
  if (!poor) throw new Error('Nobody is there');
  const purse = () => moneyOf(backend.state, poor.id).spendable;
  move(backend, poor.id, {
    kind: 'adjustment',
    amount: 1_500n - moneyOf(backend.state, poor.id).main,
  });
  const ticket = { memberId: poor.id, nodeId: 700, language: 'en', expiresAt: 1 };
  backend.state.tickets.set('t', ticket);
  let refused = 0;
  for (let round = 0; round < 500; round += 1) {
    const answer = await play.request('/play/t/round', {
      method: 'POST',
      body: JSON.stringify(wish('10.00')),
    });
    if (at(await answer.json(), 'refused') === 'INSUFFICIENT_BALANCE') refused += 1;
    expect(purse() >= 0n).toBe(true);
    expect(audit(backend.state.ledger)).toBeNull();
  }
  expect(refused).toBeGreaterThan(0);
});

test('[WAL-01] amounts are formatted and parsed without loss, far beyond 2^53', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999_999n }), (cents) => {
      expect(parseMoney(formatMoney(cents))).toBe(cents);
    }),
  );
  expect(formatMoney(-5n)).toBe('-0.05');
  for (const text of ['1.234', '+1', '-1', '1,000', ' 1', '', '.5', '৫'])
    expect(parseMoney(text)).toBeNull();
  expect(createRandom(1).next()).toBe(createRandom(1).next());
});
