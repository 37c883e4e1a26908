import { expect, test } from 'vitest';
import { toUpline } from './upline-model.ts';

test('[WAL-05] an upline without a name is shown with its account; no preset appears twice', () => {
  const upline = toUpline({
    account: 'de***nt',
    nickname: ' ',
    minAmount: '100.00',
    maxAmount: '5000.00',
    presets: ['200.00', '200.00', '500.00'],
  });
  expect(upline).toMatchObject({ nickname: 'de***nt', presets: ['200.00', '500.00'] });
});

test('[WAL-05] an upline is shown with its name, and has the limits of the backend', () => {
  const wire = {
    ...{ account: 'de***nt', nickname: ' Rupa ', minAmount: '100.00', maxAmount: '5000.00' },
    presets: [],
  };
  expect(toUpline(wire)).toEqual({
    ...{ account: 'de***nt', nickname: 'Rupa', min: '100.00', max: '5000.00', presets: [] },
  });
});
