import { expect, test } from 'vitest';
import { memoryStore } from '../session/key-value-store.ts';
import { keepInvitation, keptInvitation } from './invitation.ts';

test('[EMB-01] [REG-04] the code of a link is kept for the visit, until another link brings one', () => {
  const tab = memoryStore();
  expect(keptInvitation(tab)).toEqual({});
  keepInvitation(tab, '?id=7&affiliateCode=PADMA7');
  keepInvitation(tab, '?id=8');
  expect(keptInvitation(tab)).toEqual({ affiliateCode: 'PADMA7' });
  keepInvitation(tab, '?referralCode=%20RAAT-1%20');
  expect(keptInvitation(tab)).toEqual({ referralCode: 'RAAT-1' });
});

test.each(['', '   ', '<b>', 'x'.repeat(41), 'a b'])('[EMB-01] "%s" is not a code', (given) => {
  const tab = memoryStore();
  keepInvitation(tab, String(new URLSearchParams({ affiliateCode: given })));
  expect(keptInvitation(tab)).toEqual({});
});

test('[EMB-01] an invalid value in the storage is not a code', () => {
  const tab = memoryStore();
  tab.setItem('invitation', '{"affiliateCode":');
  expect(keptInvitation(tab)).toEqual({});
});
