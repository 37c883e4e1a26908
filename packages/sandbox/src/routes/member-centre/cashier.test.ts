import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import { loggedInClient, paymentPassword, sendPicture } from '../../testing/logged-in-client.ts';

test('[WAL-03] a deposit is ordered, proved, checked, credited, and appears in the records', async () => {
  const client = await loggedInClient('demo_vip');
  const { send, get, pass, balance } = client;
  const before = Number(await balance());
  const made = await send('POST /wps/v2/deposit', { methodId: 'wallet', amount: '2000.00' });
  const depositId = textAt(made, 'value', 'depositId');
  expect(at(made, 'value')).toMatchObject({ status: 'pending', needsProof: true, fee: '0.00' });
  expect(Number(await balance())).toBe(before);
  const uploadId = await sendPicture(client);
  const proved = await send('POST /wps/v2/deposit/proof', { depositId, uploadIds: [uploadId] });
  expect(at(proved, 'value', 'status')).toBe('processing');
  pass(21);
  expect(await get(`/wps/v2/deposit?depositId=${depositId}`)).toMatchObject({
    status: 'completed',
    proofUrls: [`/art/proof/${uploadId}`],
  });
  expect(Number(await balance())).toBe(before + 2000);
  const rows = listAt(await get('/wps/v2/records/transactions?type=deposit'), 'rows');
  expect(rows[0]).toMatchObject({ reference: depositId, amount: '2000.00', status: 'completed' });
  expect((await client.call(`GET /art/proof/${uploadId}`)).headers.get('Content-Type')).toBe(
    'image/png',
  );
});

test('[WAL-03] an order without payment expires; a cancelled or unknown one cannot be proved', async () => {
  const { send, get, pass } = await loggedInClient('demo_vip');
  const order = async () =>
    textAt(
      await send('POST /wps/v2/deposit', { methodId: 'qr', amount: '500' }),
      'value',
      'depositId',
    );
  const cancelled = await order();
  expect(
    at(await send('POST /wps/v2/deposit/cancel', { depositId: cancelled }), 'value', 'status'),
  ).toBe('cancelled');
  expect(
    at(await send('POST /wps/v2/deposit/cancel', { depositId: cancelled }), 'value', 'code'),
  ).toBe('ALREADY_DONE');
  expect(at(await send('POST /wps/v2/deposit/cancel', { depositId: 'x' }), 'value', 'code')).toBe(
    'NOT_FOUND',
  );
  const bank = { methodId: 'bank', amount: '500' };
  const left = textAt(await send('POST /wps/v2/deposit', bank), 'value', 'depositId');
  pass(30 * 60 - 1);
  expect(await get(`/wps/v2/deposit?depositId=${left}`)).toMatchObject({ status: 'pending' });
  pass(2);
  expect(await get(`/wps/v2/deposit?depositId=${left}`)).toMatchObject({ status: 'expired' });
});

test.each([
  [{ methodId: 'wallet', amount: '199.99' }, 'VALIDATION'],
  [{ methodId: 'wallet', amount: '25000.01' }, 'VALIDATION'],
  [{ methodId: 'card', amount: '500' }, 'VALIDATION'],
  [{ methodId: 'nobody', amount: '500' }, 'VALIDATION'],
  [{ methodId: 'wallet', amount: 500 }, 'VALIDATION'],
  [{ methodId: 'wallet', amount: '500', extra: 1 }, 'VALIDATION'],
  [{ methodId: 'wallet', amount: '500', promotionId: 'p-welcome' }, 'VALIDATION'],
])('[API-02] a deposit of %j is refused', async (body, code) => {
  const { send, get } = await loggedInClient('demo_vip');
  const size = at(await get('/wps/v2/deposit/list'), 'totalCount');
  expect(at(await send('POST /wps/v2/deposit', body), 'value', 'code')).toBe(code);
  expect(at(await get('/wps/v2/deposit/list'), 'totalCount')).toBe(size);
});

test('[WAL-03] a withdrawal is taken from the wallet at once, sent, confirmed and settled', async () => {
  const client = await loggedInClient('demo_member');
  const { send, get, pass } = client;
  const main = async () => Number(textAt(await get('/wps/relay/GCS_merchantWallet'), 'main'));
  const before = await main();
  const wish = { accountId: 'pa-1', amount: '3000', paymentPassword };
  const quote = await get('/wps/v2/withdraw/quote?accountId=pa-1&amount=3000');
  expect(quote).toMatchObject({ fee: '30.00', receives: '2970.00' });
  const made = await send('POST /wps/v2/withdraw', wish);
  const withdrawalId = textAt(made, 'value', 'withdrawalId');
  expect(await main()).toBe(before - 3000);
  const state = () => get(`/wps/v2/withdraw?withdrawalId=${withdrawalId}`);
  pass(41);
  expect(await state()).toMatchObject({
    status: 'toConfirm',
    canConfirm: true,
    remainingAmount: '2970.00',
  });
  const answer = (body: object) =>
    send('POST /wps/v2/withdraw/confirmation', { withdrawalId, ...body });
  const bare = await answer({ answer: 'notReceived' });
  expect(at(bare, 'value', 'code')).toBe('VALIDATION');
  const uploadIds = [await sendPicture(client, 'withdrawal')];
  const partly = await answer({
    answer: 'notReceived',
    receivedAmount: '500',
    uploadIds,
    comment: 'x',
  });
  expect(at(partly, 'value')).toMatchObject({
    status: 'processing',
    receivedAmount: '500.00',
    remainingAmount: '2470.00',
  });
  pass(61);
  expect(await state()).toMatchObject({ status: 'toConfirm' });
  expect(at(await answer({ answer: 'fullyPaid' }), 'value')).toMatchObject({
    status: 'completed',
    remainingAmount: '0.00',
  });
  expect(at(await answer({ answer: 'received' }), 'value', 'code')).toBe('ALREADY_DONE');
  expect(await main()).toBe(before - 3000);
});

test('[WAL-03] a withdrawal can be cancelled once until it is approved: money, limits and record match', async () => {
  const { send, get, pass } = await loggedInClient('demo_member');
  const main = async () => Number(textAt(await get('/wps/relay/GCS_merchantWallet'), 'main'));
  const left = async () => at(await get('/wps/v2/withdraw/options'), 'leftToday');
  const before = await main();
  const leftBefore = await left();
  const order = async () => {
    const wish = { accountId: 'pa-1', amount: '3000', paymentPassword };
    const made = await send('POST /wps/v2/withdraw', wish);
    expect(at(made, 'value', 'canCancel')).toBe(true);
    return textAt(made, 'value', 'withdrawalId');
  };
  const cancel = (withdrawalId: string) => send('POST /wps/v2/withdraw/cancel', { withdrawalId });
  const withdrawalId = await order();
  expect(await main()).toBe(before - 3000);
  expect(at(await cancel(withdrawalId), 'value')).toMatchObject({
    status: 'cancelled',
    canCancel: false,
    canConfirm: false,
    receivedAmount: '0.00',
    remainingAmount: '0.00',
  });
  expect(await main()).toBe(before);
  expect(await left()).toBe(leftBefore);
  expect(at(await cancel(withdrawalId), 'value', 'code')).toBe('ALREADY_DONE');
  expect(at(await cancel('WD-nobody'), 'value', 'code')).toBe('NOT_FOUND');
  expect(await main()).toBe(before);
  const approved = await order();
  pass(21);
  expect(at(await cancel(approved), 'value', 'code')).toBe('ALREADY_DONE');
  expect(await main()).toBe(before - 3000);
  const rows = listAt(await get('/wps/v2/records/transactions?type=withdrawal'), 'rows');
  expect(rows.slice(0, 3)).toMatchObject([
    { reference: approved, amount: '-3000.00', status: 'processing' },
    { reference: withdrawalId, amount: '3000.00', status: 'completed' },
    { reference: withdrawalId, amount: '-3000.00', status: 'cancelled' },
  ]);
});

test('[WAL-04] without an answer in time the operator reviews it, and promises nothing', async () => {
  const { send, get, pass, login, call } = await loggedInClient('demo_member');
  const wish = { accountId: 'pa-2', amount: '500', paymentPassword };
  const id = textAt(await send('POST /wps/v2/withdraw', wish), 'value', 'withdrawalId');
  pass(60);
  await get(`/wps/v2/withdraw?withdrawalId=${id}`);
  pass(48 * 3600);
  const token = await login('demo_member');
  const late = await call(`GET /wps/v2/withdraw?withdrawalId=${id}`, { token });
  expect(at(late.body, 'value')).toMatchObject({ status: 'processing', canConfirm: false });
  expect(textAt(late.body, 'value', 'policyText')).not.toBe('');
});

test('[WAL-03] a refused withdrawal has the right reason', async () => {
  const { send, get } = await loggedInClient('demo_member');
  const wish = { accountId: 'pa-1', amount: '3000', paymentPassword };
  const codeOf = async (change: object) =>
    at(await send('POST /wps/v2/withdraw', { ...wish, ...change }), 'value', 'code');
  expect(await codeOf({ paymentPassword: '000000' })).toBe('PAYMENT_PASSWORD_WRONG');
  expect(await codeOf({ amount: '499.99' })).toBe('VALIDATION');
  expect(await codeOf({ amount: '20000.01' })).toBe('VALIDATION');
  expect(await codeOf({ accountId: 'pa-9' })).toBe('VALIDATION');
  expect(await codeOf({ amount: '11500' })).toBe('TURNOVER_REQUIRED');
  expect(await codeOf({ amount: '19999' })).toBe('INSUFFICIENT_BALANCE');
  expect(await codeOf({ amount: '500' })).toBeUndefined();
  expect(await codeOf({ amount: '500' })).toBeUndefined();
  expect(await codeOf({ amount: '500' })).toBeUndefined();
  // Level 2 may withdraw three times a day.
  expect(await codeOf({ amount: '500' })).toBe('LIMIT_REACHED');
  expect(at(await get('/wps/v2/withdraw/options'), 'countLeftToday')).toBe(0);
});

test('[API-04] after five wrong transaction passwords, withdrawals are refused for a quarter of an hour', async () => {
  const { send, pass, call, login } = await loggedInClient('demo_vip');
  const wish = { accountId: 'pa-1', amount: '500' };
  const wrong = { ...wish, paymentPassword: '111111' };
  for (let failed = 0; failed < 5; failed += 1) await send('POST /wps/v2/withdraw', wrong);
  const right = { ...wish, paymentPassword };
  const closed = await send('POST /wps/v2/withdraw', right);
  expect(at(closed, 'value')).toMatchObject({ code: 'RATE_LIMITED', retryAfter: 900 });
  pass(901);
  const token = await login('demo_vip');
  expect(at((await call('POST /wps/v2/withdraw', { token, body: right })).body, 'success')).toBe(
    true,
  );
});
