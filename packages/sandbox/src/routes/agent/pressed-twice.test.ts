import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';
import { otherCalls } from '../../testing/sound-calls.ts';

const paymentPassword = '246810';
const linkBody = { accountType: 'member', rebates: [], days: 30 };
const makeLink = 'PUT /wps/agent/registration/links';
const sendEnvelope = 'POST /wps/v2/redEnvelope';
const sendTransfer = 'POST /wps/agent/team/transfer';

/**
 * The demo agent and a member directly below, both logged in. Seed and clock are always the same, so the answers are
 * too.
 */
async function accounts() {
  const backend = testBackend();
  await backend.scenario({ sessionMinutes: 100_000 });
  const tokens = {
    agent: await backend.login('demo_agent'),
    member: await backend.login('demo_member'),
  };
  const read = async (path: string, as: keyof typeof tokens = 'agent') =>
    at((await backend.call(`GET ${path}`, { token: tokens[as] })).body, 'value');
  const send = async (line: string, body: object, key: string, as: keyof typeof tokens = 'agent') =>
    (await backend.call(line, { token: tokens[as], body, key })).body;
  const right = async (search: string) => {
    const rows = listAt(
      await read(`/wps/agent/team/downlines?search=${search}&pageSize=100`),
      'rows',
    );
    return textAt(
      rows.find((row) => at(row, 'level') === 1),
      'memberId',
    );
  };
  const agents = async () =>
    listAt(await read('/wps/agent/team/downlines?accountType=agent&pageSize=100'), 'rows');
  return { ...backend, read, send, right, agents };
}
type Accounts = Awaited<ReturnType<typeof accounts>>;

/** A call that changes something, as a page sends it. */
interface Write {
  readonly line: string;
  /** The requirements it belongs to. */
  readonly ids: string;
  readonly as: 'agent' | 'member';
  /** Prepares the backend for the call; returns its body. */
  readonly ready: (own: Accounts) => Promise<object>;
  /** Reads everything that the call may change. */
  readonly after: (own: Accounts) => Promise<unknown>;
  /**
   * With two tabs one call succeeds and the other is refused with this code; `null`: both succeed, but it is done once.
   */
  readonly loser: string | null;
}

const writes: readonly Write[] = [
  {
    line: 'PUT /wps/agent/registration',
    ids: '[AGT-03]',
    as: 'agent',
    ready: async () => ({
      accountType: 'agent',
      username: 'nadia_ctg',
      password: 'Ganga#2026',
      rebates: [],
    }),
    after: ({ read }) => read('/wps/agent/team/downlines?search=nadia_ctg'),
    loser: 'VALIDATION',
  },
  {
    // Two tabs may each create a link. Nine links are active already: there is room for one more.
    line: makeLink,
    ids: '[AGT-03]',
    as: 'agent',
    ready: async ({ send }) => {
      for (let link = 1; link <= 9; link += 1) await send(makeLink, linkBody, `link-${link}`);
      return linkBody;
    },
    after: ({ read }) => read('/wps/agent/registration/links'),
    loser: 'LIMIT_REACHED',
  },
  {
    line: 'POST /wps/agent/registration/links/disable',
    ids: '[AGT-03]',
    as: 'agent',
    ready: async ({ send }) => ({
      linkId: textAt(await send(makeLink, linkBody, 'a-link'), 'value', 'linkId'),
    }),
    after: ({ read }) => read('/wps/agent/registration/links'),
    loser: null,
  },
  {
    line: 'POST /wps/agent/team/rebates',
    ids: '[AGT-04]',
    as: 'agent',
    ready: async ({ agents }) => ({
      memberId: textAt(await agents(), 0, 'memberId'),
      rebates: [{ gameType: 'RNG', rate: '0.35' }],
    }),
    after: ({ agents }) => agents(),
    loser: null,
  },
  {
    // The daily limit leaves room for one more transfer.
    line: sendTransfer,
    ids: '[AGT-04]',
    as: 'agent',
    ready: async ({ send, right }) => {
      const amount = '20000.00';
      const first = { memberId: await right('demo_vip'), amount, paymentPassword };
      await send(sendTransfer, first, 'a-transfer');
      return { memberId: await right('demo_member'), amount, paymentPassword };
    },
    after: async ({ read, right }) => [
      at(await read('/wps/relay/GCS_merchantWallet'), 'main'),
      at(await read('/wps/relay/GCS_merchantWallet', 'member'), 'main'),
      await read(`/wps/agent/team/transfers?memberId=${await right('demo_member')}`),
    ],
    loser: 'LIMIT_REACHED',
  },
  {
    // More than half of the wallet: there is money for one.
    line: sendEnvelope,
    ids: '[AGT-14]',
    as: 'agent',
    ready: async ({ read, right }) => {
      const main = textAt(await read('/wps/relay/GCS_merchantWallet'), 'main');
      const cents = (BigInt(main.replace('.', '')) * 6n) / 10n;
      return {
        memberIds: [await right('demo_member')],
        amount: `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`,
        paymentPassword,
      };
    },
    after: async ({ read }) => [
      at(await read('/wps/relay/GCS_merchantWallet'), 'main'),
      await read('/wps/v2/redEnvelope'),
    ],
    loser: 'INSUFFICIENT_BALANCE',
  },
  {
    line: 'POST /wps/v2/redEnvelope/claim',
    ids: '[AGT-14]',
    as: 'member',
    ready: async ({ send, right, read }) => {
      const memberIds = [await right('demo_member')];
      await send(sendEnvelope, { memberIds, amount: '50.00', paymentPassword }, 'an-envelope');
      return {
        envelopeId: textAt(await read('/wps/v2/redEnvelope', 'member'), 'rows', 0, 'envelopeId'),
      };
    },
    after: async ({ read }) => [
      at(await read('/wps/relay/GCS_merchantWallet', 'member'), 'main'),
      await read('/wps/v2/redEnvelope', 'member'),
    ],
    loser: 'ALREADY_DONE',
  },
  {
    line: 'PUT /wps/agent/contracts',
    ids: '[AGT-13]',
    as: 'agent',
    ready: async ({ agents }) => ({
      kind: 'dividend',
      memberId: textAt(await agents(), 3, 'memberId'),
      period: 'monthly',
      tiers: [{ rate: '8', periodicValidBet: '1000.00', activeMembers: 3 }],
    }),
    after: ({ read }) => read('/wps/agent/contracts?side=given&pageSize=100'),
    loser: 'VALIDATION',
  },
  {
    // The offer that answers the request shows that it was sent.
    line: 'POST /wps/agent/contracts/request',
    ids: '[AGT-13]',
    as: 'agent',
    ready: async () => ({ kind: 'hourly', period: 'daily' }),
    after: async ({ read, pass }) => {
      pass(11 * 60);
      return read('/wps/agent/contracts?side=received&kind=hourly&status=offered');
    },
    loser: 'ALREADY_DONE',
  },
];

/** The answers and the state after the call was sent with these keys, all at once. */
async function sentBy({ line, as, ready, after }: Write, keys: readonly string[]) {
  const own = await accounts();
  const body = await ready(own);
  const answers = await Promise.all(keys.map((key) => own.send(line, body, key, as)));
  return { answers, now: await after(own) };
}
const isTaken = (answer: unknown): boolean => at(answer, 'success') === true;
const cases = writes.map((write) => [write.ids, write.line, write] as const);

test.each(cases)(
  '[WAL-07] %s %s: two presses at once get the same answer, and have the effect of one',
  async (_ids, _line, write) => {
    const one = await sentBy(write, ['a-press']);
    expect(one.answers.map(isTaken)).toEqual([true]);
    const two = await sentBy(write, ['a-press', 'a-press']);
    expect(two.answers).toEqual([one.answers[0], one.answers[0]]);
    expect(two.now).toEqual(one.now);
  },
);

test.each(cases)(
  '[WAL-07] %s %s: two tabs at once have the effect of one, and the second one is refused',
  async (_ids, _line, write) => {
    const one = await sentBy(write, ['one-tab']);
    const two = await sentBy(write, ['one-tab', 'other-tab']);
    expect(two.now).toEqual(one.now);
    const refused = two.answers.filter((answer) => !isTaken(answer));
    expect(refused.map((answer) => at(answer, 'value', 'code'))).toEqual(
      write.loser === null ? [] : [write.loser],
    );
  },
);

test('[WAL-07] [AGT-04] two tabs set rates: both are kept for different kinds, the last for one kind', async () => {
  const { send, agents } = await accounts();
  const memberId = textAt(await agents(), 0, 'memberId');
  const give = (gameType: string, rate: string) =>
    send('POST /wps/agent/team/rebates', { memberId, rebates: [{ gameType, rate }] }, rate);
  const rates = async () =>
    new Map(
      listAt(await agents(), 0, 'rebates').map((row) => [at(row, 'gameType'), at(row, 'rate')]),
    );
  const before = await rates();
  await Promise.all([give('RNG', '0.35'), give('LIVE', '0.1')]);
  expect(await rates()).toEqual(new Map([...before, ['RNG', '0.35'], ['LIVE', '0.1']]));
  await give('RNG', '0.2');
  await give('RNG', '0.3');
  expect((await rates()).get('RNG')).toBe('0.3');
});

test('[WAL-07] [AGT-13] every call with which an agent changes something is here, or a contract step', () => {
  const lines = otherCalls.filter(({ as }) => as === 'agent').map(({ line }) => line);
  // The steps of a contract: transitions.test.ts.
  const wanted = lines.filter((line) => !line.includes('/wps/relay/'));
  expect(writes.flatMap(({ line, as }) => (as === 'agent' ? [line] : [])).sort()).toEqual(
    wanted.sort(),
  );
});
