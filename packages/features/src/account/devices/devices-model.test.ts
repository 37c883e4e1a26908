import { ApiError } from '@parlour/api-client';
import { expect, test } from 'vitest';
import { failureText, toDevices } from './devices-model.ts';

const device = { device: 'Phone', place: 'Dhaka', ip: '', lastSeenAt: 'lately', current: false };

test('[MEM-01] the current device comes first, whatever its position in the response', () => {
  const devices = [
    { ...device, deviceId: 'a' },
    { ...device, deviceId: 'b', current: true },
    { ...device, deviceId: 'c' },
  ];
  expect(toDevices({ devices }, 'Asia/Dhaka').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test("[MEM-01] [I18-02] times are in the site's time zone; a missing value leaves no gap", () => {
  const devices = [
    { ...device, deviceId: 'a', lastSeenAt: '2026-11-20T20:41:05Z', place: ' ' },
    { ...device, deviceId: 'b', device: '', place: '' },
  ];
  const [first, second] = toDevices({ devices }, 'Asia/Dhaka');
  expect(first).toMatchObject({ name: 'Phone', seen: '2026-11-21 02:41' });
  expect(second).toMatchObject({ name: 'b', seen: 'lately' });
});

test('[MEM-01] a device has the name that the server sends', () => {
  const [shown] = toDevices(
    { devices: [{ ...device, deviceId: 'a', ip: '203.0.113.9', current: true }] },
    'Asia/Dhaka',
  );
  expect(shown).toEqual({
    ...{ id: 'a', name: 'Phone, Dhaka', ip: '203.0.113.9', seen: 'lately', current: true },
  });
});

test('[MEM-01] the error of a device that is already gone differs from that of a failed logout', () => {
  const t = (key: string) => key;
  expect(failureText(new ApiError('NOT_FOUND'), t)).toBe('devices.gone');
  expect(failureText(new ApiError('NETWORK'), t)).not.toBe('devices.gone');
  expect(failureText(new Error('NOT_FOUND'), t)).not.toBe('devices.gone');
});
