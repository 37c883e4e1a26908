import { expect, test } from 'vitest';
import { toUpline } from './model.ts';

test('[WAL-05] an upline without a name is called by its account; no preset comes twice', () => {
  const upline = toUpline({
    account: 'de***nt',
    nickname: ' ',
    minAmount: '100.00',
    maxAmount: '5000.00',
    presets: ['200.00', '200.00', '500.00'],
  });
  expect(upline).toMatchObject({ nickname: 'de***nt', presets: ['200.00', '500.00'] });
});
