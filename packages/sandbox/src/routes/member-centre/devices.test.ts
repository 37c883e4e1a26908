import { expect, test } from 'vitest';
import { at, listAt, textAt } from '../../testing/client.ts';
import { loggedInClient } from '../../testing/logged-in-client.ts';

const path = '/wps/member/devices';
const revoke = 'POST /wps/member/devices/revoke';

test('[MEM-01] every open session is a device; the current one is marked and comes first', async () => {
  const { get, login, pass, token, call } = await loggedInClient();
  expect(listAt(await get(path), 'devices')).toHaveLength(1);
  pass(60);
  const second = await login('demo_member');
  await login('demo_vip');
  const devices = listAt(await get(path), 'devices');
  expect(devices.map((one) => at(one, 'current'))).toEqual([true, false]);
  expect(new Set(devices.map((one) => `${at(one, 'device')}, ${at(one, 'place')}`)).size).toBe(2);
  const seen = at((await call(`GET ${path}`, { token: second })).body, 'value');
  expect(listAt(seen, 'devices').filter((one) => at(one, 'current') === true)).toHaveLength(1);
  expect(JSON.stringify(devices)).not.toContain(token);
  expect(JSON.stringify(devices)).not.toContain(second);
});

test('[MEM-01] a revoked device is logged out: its next call is refused like one of an ended session', async () => {
  const { get, send, login, call } = await loggedInClient();
  const second = await login('demo_member');
  const info = async () => (await call('GET /wps/member/info', { token: second })).status;
  expect(await info()).toBe(200);
  const other = listAt(await get(path), 'devices').find((one) => at(one, 'current') === false);
  const deviceId = textAt(other, 'deviceId');
  const left = listAt(await send(revoke, { deviceId }), 'value', 'devices');
  expect(left.map((one) => at(one, 'current'))).toEqual([true]);
  expect(await info()).toBe(401);
  expect(at(await send(revoke, { deviceId }), 'value', 'code')).toBe('NOT_FOUND');
});

test('[MEM-01] a member cannot revoke the current session, nor a session of another member', async () => {
  const { get, send, login, call } = await loggedInClient();
  const [own] = listAt(await get(path), 'devices');
  const deviceId = textAt(own, 'deviceId');
  expect(at(await send(revoke, { deviceId }), 'value', 'code')).toBe('FORBIDDEN');
  const stranger = await login('demo_vip');
  const refused = await call(revoke, { token: stranger, body: { deviceId } });
  expect(at(refused.body, 'value', 'code')).toBe('NOT_FOUND');
  expect(listAt(await get(path), 'devices')).toHaveLength(1);
});

test('[MEM-01] a session that has expired is no device any more', async () => {
  const { get, login, pass, scenario } = await loggedInClient();
  await login('demo_member');
  await scenario({ sessionMinutes: 30 });
  pass(20 * 60);
  expect(listAt(await get(path), 'devices')).toHaveLength(2);
  pass(20 * 60);
  expect(listAt(await get(path), 'devices')).toHaveLength(1);
});
