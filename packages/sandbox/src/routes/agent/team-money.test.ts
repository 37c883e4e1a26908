import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import {
  type LoggedInClient,
  loggedInClient,
  paymentPassword,
  sendPicture,
} from '../../testing/logged-in-client.ts';

const cents = (text: string): bigint => BigInt(text.replace('.', ''));

/** The figures an agent reads about the team's money, after a member's action and an hour. */
async function readings(act: (client: LoggedInClient) => Promise<unknown>) {
  const client = await loggedInClient('demo_member');
  await client.scenario({ sessionMinutes: 100_000 });
  const agent = await client.login('demo_agent');
  await act(client);
  client.pass(3_600);
  // Orders of the member that are due settle with this call.
  await client.get('/wps/member/info');
  // Reports end at a whole minute.
  client.pass(60);
  const get = async (path: string) =>
    at((await client.call(`GET ${path}`, { token: agent })).body, 'value');
  const overview = await get('/wps/agent/team/overview');
  const transactions = await get('/wps/agent/team/transactions?search=demo_member&pageSize=100');
  const statements = await get('/wps/agent/team/statements');
  const mine = await get('/wps/agent/team/statements?search=demo_member');
  const days = listAt(overview, 'days');
  const amounts = {
    'overview deposits': textAt(overview, 'deposits'),
    'overview withdrawals': textAt(overview, 'withdrawals'),
    'overview win and loss': textAt(overview, 'winLoss'),
    'deposits of the day': textAt(days.at(-1), 'deposits'),
    'withdrawals of the day': textAt(days.at(-1), 'withdrawals'),
    'transactions, deposits': textAt(transactions, 'totals', 'deposits'),
    'transactions, withdrawals': textAt(transactions, 'totals', 'withdrawals'),
    'transactions, bonuses': textAt(transactions, 'totals', 'bonuses'),
    'transactions, change': textAt(transactions, 'totals', 'change'),
    'statements, rebate': textAt(statements, 'totals', 'rebate'),
    'statements, net': textAt(statements, 'totals', 'net'),
    'statement of the member, rebate': textAt(mine, 'totals', 'rebate'),
    'statement of the member, net': textAt(mine, 'totals', 'net'),
    'balance of the agent': textAt(await get('/wps/v2/wallets/balance'), 'sumBalance'),
  };
  return { amounts, rows: listAt(transactions, 'rows') };
}

type Act = (client: LoggedInClient) => Promise<unknown>;

const nothing: Act = async () => {};
let still: ReturnType<typeof readings> | undefined;

/** The change of every figure, compared with a member who did only the first part; unchanged figures are left out. */
async function changesBy(act: Act, first = nothing) {
  still ??= readings(nothing);
  const before = await (first === nothing ? still : readings(first));
  const { amounts, rows } = await readings(async (client) => {
    await first(client);
    await act(client);
  });
  const then = new Map(Object.entries(before.amounts));
  const changes = Object.entries(amounts).flatMap(([name, text]) => {
    const change = cents(text) - cents(then.get(name) ?? '0');
    return change === 0n ? [] : [[name, String(change)]];
  });
  const seen = new Set(before.rows.map((row) => at(row, 'reference')));
  return {
    changes: Object.fromEntries(changes),
    rows: rows
      .filter((row) => !seen.has(at(row, 'reference')))
      .map((row) => [at(row, 'type'), at(row, 'amount'), at(row, 'status')]),
  };
}

const withdraw = ({ send }: LoggedInClient) =>
  send('POST /wps/v2/withdraw', { accountId: 'pa-1', amount: '500', paymentPassword });

test('[AGT-02] [AGT-08] a deposit of a member appears in overview and transactions of the agent', async () => {
  const found = await changesBy(async (client) => {
    const order = { methodId: 'wallet', amount: '2000' };
    const made = await client.send('POST /wps/v2/deposit', order);
    const uploadIds = [await sendPicture(client)];
    const depositId = textAt(made, 'value', 'depositId');
    await client.send('POST /wps/v2/deposit/proof', { depositId, uploadIds });
  });
  expect(found).toEqual({
    changes: {
      'overview deposits': '200000',
      'deposits of the day': '200000',
      'transactions, deposits': '200000',
      'transactions, change': '200000',
    },
    rows: [['deposit', '2000.00', 'completed']],
  });
});

test('[AGT-02] [AGT-08] a withdrawal appears in them, with its status', async () => {
  const found = await changesBy(withdraw);
  expect(found).toEqual({
    changes: {
      'overview withdrawals': '50000',
      'withdrawals of the day': '50000',
      'transactions, withdrawals': '-50000',
      'transactions, change': '-50000',
    },
    rows: [['withdrawal', '-500.00', 'toConfirm']],
  });
});

test('[AGT-02] [AGT-08] a refused withdrawal is subtracted wherever it was counted', async () => {
  const found = await changesBy(async (client) => {
    const id = textAt(await withdraw(client), 'value', 'withdrawalId');
    await client.call('PUT /sandbox/orders', { body: { id, outcome: 'reject' } });
  });
  expect(found.changes).toEqual({});
  expect(found.rows.sort()).toEqual([
    ['withdrawal', '-500.00', 'rejected'],
    ['withdrawal', '500.00', 'completed'],
  ]);
});

test('[AGT-08] [WAL-05] a transfer to the upline is in the transactions, and credited', async () => {
  const found = await changesBy(({ send }) =>
    send('POST /wps/v2/upline/transfer', { amount: '1000', paymentPassword }),
  );
  expect(found).toEqual({
    changes: { 'transactions, change': '-100000', 'balance of the agent': '100000' },
    rows: [['uplineTransfer', '-1000.00', 'completed']],
  });
});

test('[AGT-04] [AGT-08] a transfer to a member is no bonus: it is in transactions, not in statements', async () => {
  const found = await changesBy(async (client) => {
    const token = await client.login('demo_agent');
    const body = { memberId: '1001', amount: '600', paymentPassword };
    await client.call('POST /wps/agent/team/transfer', { token, body });
  });
  expect(found).toEqual({
    changes: { 'transactions, change': '60000', 'balance of the agent': '-60000' },
    rows: [['downlineTransfer', '600.00', 'completed']],
  });
});

test('[AGT-06] [AGT-08] a rebate changes overview, transactions and statements by the same amount', async () => {
  const claim: Act = async ({ send }) => {
    expect(at(await send('POST /wps/v2/rebate/claim'), 'success')).toBe(true);
  };
  const found = await changesBy(claim, ({ play }) => play(250));
  const [[type, text, status] = []] = found.rows;
  expect([type, status, found.rows.length]).toEqual(['rebate', 'completed', 1]);
  const amount = String(cents(String(text)));
  expect(Number(amount)).toBeGreaterThan(0);
  expect(found.changes).toEqual({
    'overview win and loss': amount,
    'transactions, bonuses': amount,
    'transactions, change': amount,
    'statements, rebate': amount,
    'statements, net': amount,
    'statement of the member, rebate': amount,
    'statement of the member, net': amount,
  });
});

test('[AGT-14] a red envelope of the agent counts for the member who opened it', async () => {
  const found = await changesBy(async (client) => {
    const token = await client.login('demo_agent');
    const gift = { memberIds: ['1001'], amount: '50', paymentPassword };
    const { body } = await client.call('POST /wps/v2/redEnvelope', { token, body: gift });
    const envelopeId = textAt(body, 'value', 'envelopeId');
    await client.send('POST /wps/v2/redEnvelope/claim', { envelopeId });
  });
  expect(found).toEqual({
    changes: {
      'overview win and loss': '5000',
      'transactions, bonuses': '5000',
      'transactions, change': '5000',
      'statements, net': '5000',
      'statement of the member, net': '5000',
      'balance of the agent': '-5000',
    },
    rows: [['bonus', '50.00', 'completed']],
  });
});
