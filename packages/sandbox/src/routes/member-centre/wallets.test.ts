import { expect, test } from 'vitest';
import { at, listAt, testBackend, textAt } from '../../testing/client.ts';
import { loggedInClient, paymentPassword, sendPicture } from '../../testing/logged-in-client.ts';

type Backend = ReturnType<typeof testBackend>;

test('[WAL-02] money goes to a vendor wallet and back, and the total never changes', async () => {
  const { send, get, balance } = await loggedInClient('demo_member');
  const before = await balance();
  const there = await send('POST /wps/relay/GCS_walletTransfer', {
    from: 'MAIN',
    to: 'TETULIX',
    amount: '1500',
  });
  expect(at(there, 'value', 'amount')).toBe('1500.00');
  expect(await balance()).toBe(before);
  const codeOf = async (body: object) =>
    at(await send('POST /wps/relay/GCS_walletTransfer', body), 'value', 'code');
  expect(await codeOf({ from: 'MAIN', to: 'MAIN', amount: '1' })).toBe('VALIDATION');
  expect(await codeOf({ from: 'MAIN', to: 'NOBODY', amount: '1' })).toBe('VALIDATION');
  expect(await codeOf({ from: 'TETULIX', to: 'MAIN', amount: '1500.01' })).toBe(
    'INSUFFICIENT_BALANCE',
  );
  expect(await codeOf({ from: 'MAIN', to: 'TETULIX', amount: '0.00' })).toBe('VALIDATION');
  const home = at(await send('POST /wps/relay/GCS_walletTransferBack'), 'value');
  expect([at(home, 'main'), at(home, 'total')]).toEqual([before, before]);
  expect(await get('/wps/relay/GCS_merchantWallet')).toMatchObject({ main: before });
});

test('[WAL-02] money in the wallet of a vendor in maintenance stays there, all other money returns', async () => {
  const { send, get, scenario } = await loggedInClient('demo_member');
  const there = { from: 'MAIN', to: 'TETULIX', amount: '300' };
  await send('POST /wps/relay/GCS_walletTransfer', there);
  await scenario({ closedWallets: ['TETULIX'] });
  const home = at(await send('POST /wps/relay/GCS_walletTransferBack'), 'value');
  const kept = listAt(home, 'wallets').filter((one) => at(one, 'balance') !== '0.00');
  expect(kept).toEqual([
    expect.objectContaining({ vassalage: 'TETULIX', balance: '300.00', maintenance: true }),
  ]);
  const refused = await send('POST /wps/relay/GCS_walletTransfer', { ...there, amount: '1' });
  expect(at(refused, 'value', 'code')).toBe('GAME_MAINTENANCE');
  await scenario({});
  await send('POST /wps/relay/GCS_walletTransferBack');
  expect(textAt(await get('/wps/relay/GCS_merchantWallet'), 'main')).toBe(textAt(home, 'total'));
});

test('[WAL-05] a transfer to the upline arrives, and only members with an upline may send', async () => {
  const { send, get, call, login } = await loggedInClient('demo_member');
  const agent = await login('demo_agent');
  const agentBalance = async () =>
    Number(
      textAt(
        (await call('GET /wps/v2/wallets/balance', { token: agent })).body,
        'value',
        'sumBalance',
      ),
    );
  const before = await agentBalance();
  expect(await get('/wps/v2/upline/target')).toMatchObject({ account: 'de***nt' });
  const body = { amount: '1000', paymentPassword, note: 'eid' };
  expect(at(await send('POST /wps/v2/upline/transfer', body), 'value')).toMatchObject({
    status: 'completed',
  });
  expect(await agentBalance()).toBe(before + 1000);
  const rows = listAt(await get('/wps/v2/upline/transfers'), 'rows');
  expect(rows.length).toBe(3);
  const refused = await call('POST /wps/v2/upline/transfer', { token: agent, body });
  expect(at(refused.body, 'value', 'code')).toBe('FEATURE_OFF');
});

test('[WAL-05] twenty thousand a day go to the upline, not a cent more, and again the next day', async () => {
  const { send, scenario, pass, balance } = await loggedInClient('demo_vip');
  await scenario({ sessionMinutes: 100_000 });
  const transfer = (amount: string) =>
    send('POST /wps/v2/upline/transfer', { amount, paymentPassword });
  for (const amount of ['5000', '5000', '5000', '4900']) {
    expect(at(await transfer(amount), 'success')).toBe(true);
  }
  const before = await balance();
  const over = await transfer('100.01');
  expect(at(over, 'value', 'code')).toBe('LIMIT_REACHED');
  expect(textAt(over, 'message')).toContain('100.00');
  expect(at(await transfer('100'), 'success')).toBe(true);
  expect(at(await transfer('100'), 'value', 'code')).toBe('LIMIT_REACHED');
  expect(Number(await balance())).toBe(Number(before) - 100);
  // It is 20:41 in Dhaka: four hours later it is the next day.
  pass(4 * 3_600);
  expect(at(await transfer('5000'), 'success')).toBe(true);
});

test('[WAL-07] one key moves money once, however often the call is sent', async () => {
  const { call, token, balance, send } = await loggedInClient('demo_vip');
  const body = { accountId: 'pa-1', amount: '500', paymentPassword };
  const line = 'POST /wps/v2/withdraw';
  const main = Number(await balance());
  const [one, two] = await Promise.all([
    call(line, { token, body, key: 'intent-1' }),
    call(line, { token, body, key: 'intent-1' }),
  ]);
  const again = await call(line, { token, body, key: 'intent-1' });
  expect(two.text).toBe(one.text);
  expect(again.text).toBe(one.text);
  expect(Number(await balance())).toBe(main - 500);
  // The order of the keys in the body does not matter.
  const reversed = Object.fromEntries(Object.entries(body).reverse());
  expect((await call(line, { token, body: reversed, key: 'intent-1' })).text).toBe(one.text);
  expect(Number(await balance())).toBe(main - 500);
  const other = await send(line, { ...body, amount: '600' }, 'intent-1');
  expect(at(other, 'value', 'code')).toBe('IDEMPOTENCY_MISMATCH');
  // A refusal changed nothing: the corrected call may use the same key.
  const wrong = await send(line, { ...body, paymentPassword: '999999' }, 'intent-2');
  expect(at(wrong, 'value', 'code')).toBe('PAYMENT_PASSWORD_WRONG');
  expect(at(await send(line, body, 'intent-2'), 'success')).toBe(true);
});

test('[WAL-06] a picture must be a real one, of the right size, and belongs to its sender', async () => {
  const client = await loggedInClient('demo_member');
  const { send, call, login, get } = client;
  const begin = (change: object = {}) =>
    send('POST /wps/uploads', {
      purpose: 'deposit',
      fileName: 'a.png',
      contentType: 'image/png',
      size: 100,
      ...change,
    });
  const tooLarge = await begin({ size: 5 * 1024 * 1024 + 1 });
  expect(at(tooLarge, 'value', 'code')).toBe('UPLOAD_REFUSED');
  expect(at(await begin({ contentType: 'image/svg+xml' }), 'value', 'code')).toBe('UPLOAD_REFUSED');
  const uploadId = textAt(await begin(), 'value', 'uploadId');
  const part = (data: string, index = 0) =>
    send('PUT /wps/uploads/part', { uploadId, index, data });
  expect(at(await part(btoa('<script>'.padEnd(100, 'x'))), 'value', 'code')).toBe('UPLOAD_REFUSED');
  expect(at(await part(btoa('\x89PNG\r\n\x1a\n')), 'value', 'code')).toBe('UPLOAD_REFUSED');
  expect(at(await part('%%%'), 'value', 'code')).toBe('VALIDATION');
  expect(at(await part(btoa('x'), 1), 'value', 'code')).toBe('UPLOAD_REFUSED');
  expect(await get(`/wps/uploads?uploadId=${uploadId}`)).toMatchObject({
    received: 0,
    complete: false,
  });
  const other = await login('demo_vip');
  const mine = await sendPicture(client);
  const stolen = await call(`GET /wps/uploads?uploadId=${mine}`, { token: other });
  expect(at(stolen.body, 'value', 'code')).toBe('NOT_FOUND');
});

test('[WAL-06] a large picture is sent in parts and continues where it stopped', async () => {
  const { send, get } = await loggedInClient('demo_member');
  const size = 256 * 1024 + 40;
  const begun = await send('POST /wps/uploads', {
    purpose: 'feedback',
    fileName: 'b.png',
    contentType: 'image/png',
    size,
  });
  const uploadId = textAt(begun, 'value', 'uploadId');
  const tail = btoa('y'.repeat(40));
  await send('PUT /wps/uploads/part', { uploadId, index: 1, data: tail });
  expect(await get(`/wps/uploads?uploadId=${uploadId}`)).toMatchObject({
    parts: [1],
    received: 40,
  });
  const head = btoa(`\x89PNG\r\n\x1a\n${'x'.repeat(256 * 1024 - 8)}`);
  const done = await send('PUT /wps/uploads/part', { uploadId, index: 0, data: head });
  expect(at(done, 'value')).toMatchObject({ complete: true, received: size });
});

test('[GRD-01] a trial account cannot use the cashier', async () => {
  const { call, trial }: Backend = testBackend();
  const token = await trial();
  for (const line of [
    'GET /wps/v2/deposit/options',
    'GET /wps/v2/records/bets',
    'GET /wps/relay/MCS2_getPointBalance',
  ]) {
    expect(at((await call(line, { token })).body, 'value', 'code'), line).toBe('TRIAL_FORBIDDEN');
  }
});

test('[API-04] the operator can refuse orders that this cashier would approve, and the money is returned', async () => {
  const { send, call, balance, get } = await loggedInClient('demo_vip');
  const before = await balance();
  const refuse = async (id: string) =>
    (await call('PUT /sandbox/orders', { body: { id, outcome: 'reject' } })).status;
  const qr = { methodId: 'qr', amount: '500' };
  const depositId = textAt(await send('POST /wps/v2/deposit', qr), 'value', 'depositId');
  expect(await refuse(depositId)).toBe(200);
  expect(await get(`/wps/v2/deposit?depositId=${depositId}`)).toMatchObject({
    status: 'rejected',
    reason: expect.any(String),
  });
  const wish = { accountId: 'pa-1', amount: '500', paymentPassword };
  const withdrawalId = textAt(await send('POST /wps/v2/withdraw', wish), 'value', 'withdrawalId');
  expect(await refuse(withdrawalId)).toBe(200);
  expect(await get(`/wps/v2/withdraw?withdrawalId=${withdrawalId}`)).toMatchObject({
    status: 'rejected',
    remainingAmount: '0.00',
  });
  expect(await balance()).toBe(before);
  expect(await refuse('DP-0')).toBe(404);
  expect(
    (await call('PUT /sandbox/orders', { body: { id: depositId, outcome: 'x' } })).status,
  ).toBe(400);
});
