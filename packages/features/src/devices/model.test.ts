import { expect, test } from 'vitest';
import { toDevices } from './model.ts';

const device = { device: 'Phone', place: 'Dhaka', ip: '', lastSeenAt: 'lately', current: false };

test('[MEM-01] the device at hand comes first, wherever the server has it', () => {
  const devices = [
    { ...device, deviceId: 'a' },
    { ...device, deviceId: 'b', current: true },
    { ...device, deviceId: 'c' },
  ];
  expect(toDevices({ devices }, 'Asia/Dhaka').map(({ id }) => id)).toEqual(['b', 'a', 'c']);
});

test('[MEM-01] [I18-02] times are those of the site; what is missing leaves no gap', () => {
  const devices = [
    { ...device, deviceId: 'a', lastSeenAt: '2026-11-20T20:41:05Z', place: ' ' },
    { ...device, deviceId: 'b', device: '', place: '' },
  ];
  const [first, second] = toDevices({ devices }, 'Asia/Dhaka');
  expect(first).toMatchObject({ name: 'Phone', seen: '2026-11-21 02:41' });
  expect(second).toMatchObject({ name: 'b', seen: 'lately' });
});
