import { expect, test } from 'vitest';
import { at, listAt } from '../../testing/client.ts';
import { loggedInClient } from '../../testing/logged-in-client.ts';

test('[PTS-01] points buy rewards and money, only with the transaction password', async () => {
  const { get, send, pass } = await loggedInClient();
  const paymentPassword = '246810';
  const points = async () => Number(at(await get('/wps/relay/MCS2_getPointBalance'), 'balance'));
  expect(await points()).toBe(8640);
  const redeem = (body: object) =>
    send('POST /wps/relay/passwordCheck/MCS2_redeemPointReward', {
      quantity: 1,
      paymentPassword,
      ...body,
    });
  expect(at(await redeem({ rewardId: 'bonus-50', paymentPassword: '0' }), 'value', 'code')).toBe(
    'PAYMENT_PASSWORD_WRONG',
  );
  expect(at(await redeem({ rewardId: 'hilsa', address: 'x' }), 'value', 'code')).toBe(
    'OUT_OF_STOCK',
  );
  expect(at(await redeem({ rewardId: 'jamdani', address: 'x' }), 'value', 'code')).toBe(
    'INSUFFICIENT_POINTS',
  );
  expect(at(await redeem({ rewardId: 'kite' }), 'value', 'code')).toBe('VALIDATION');
  expect(at(await redeem({ rewardId: 'bonus-50' }), 'value')).toMatchObject({
    status: 'approved',
    change: -500,
  });
  expect(await points()).toBe(8140);
  const kite = at(await redeem({ rewardId: 'kite', address: 'Dhaka' }), 'value');
  expect(kite).toMatchObject({ status: 'inProcess', requiredAmount: '120.00' });
  pass(31);
  const [newest] = listAt(await get('/wps/relay/MCS2_getRedeemPointList'), 'list');
  expect(newest).toMatchObject({ status: 'approved', name: 'Kite set' });
  const convert = (amount: number) =>
    send('POST /wps/relay/passwordCheck/MCS2_convertPoint', { points: amount, paymentPassword });
  expect(at(await convert(2000), 'value')).toMatchObject({ amount: '200.00', change: -2000 });
  for (const wrong of [95, 105, 10_010, -10, 1.5]) {
    expect(at(await convert(wrong), 'value', 'code'), String(wrong)).toBe('VALIDATION');
  }
  expect(await points()).toBe(8640 - 500 - 2400 - 2000);
  const changes = listAt(await get('/wps/relay/ODSFE2_MemTransDet?pageSize=100'), 'list');
  expect(changes[0]).toMatchObject({
    type: 'converted',
    change: -2000,
    balanceAfter: await points(),
  });
});
