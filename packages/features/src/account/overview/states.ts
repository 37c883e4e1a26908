import { ApiError, type WireSecurity } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { AccountViewProps } from './AccountView.tsx';
import { toProtection } from './account-model.ts';

const symbol = '\u09F3';

/** Every state of the page "my account" (SBK-01). */
export const accountStates = defineStates<AccountViewProps>()((say) => {
  const bare: WireSecurity = {
    paymentPasswordSet: false,
    authenticatorOn: false,
    payoutAccounts: 0,
    logins: [],
  };
  const wire: WireSecurity = {
    ...bare,
    passwordChangedAt: '2026-10-09T04:20:00Z',
    mobile: { masked: '+880 17** *** 678', verified: true },
    email: { masked: 'ra***@parlour.example', verified: false },
    payoutAccounts: 1,
    logins: [
      { time: '2026-11-20T14:30:00Z', device: 'Web', place: 'Dhaka', ip: '', current: true },
      { time: '2026-11-18T15:14:00Z', device: 'Web', place: 'Cumilla', ip: '', current: false },
    ],
  };
  const ready = (value: WireSecurity) =>
    ({ status: 'ready', value: toProtection(value, 'Asia/Dhaka') }) as const;
  const member = {
    nickname: say('overlay.memberName'),
    account: 'demo_member',
    level: say('overlay.memberLevel'),
    balance: { state: 'ready', text: `${symbol}12,450.00` },
    currencySymbol: symbol,
    protection: ready(wire),
  } as const;
  return {
    member,
    phone: member,
    empty: { ...member, level: null, protection: ready(bare) },
    whole: {
      ...member,
      protection: ready({
        ...wire,
        paymentPasswordSet: true,
        authenticatorOn: true,
        email: { masked: 'ra***@parlour.example', verified: true },
      }),
    },
    longText: {
      ...member,
      nickname: say('member.sampleLongName'),
      level: say('banner.long.title'),
    },
    balanceHidden: { ...member, balance: { state: 'hidden', text: '' } },
    balanceStale: { ...member, balance: { state: 'stale', text: `${symbol}12,450.00` } },
    loading: {
      ...member,
      level: null,
      balance: { state: 'loading', text: '' },
      protection: { status: 'loading' },
    },
    failed: {
      ...member,
      balance: { state: 'error', text: '' },
      protection: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    },
  };
});

/** The states whose screenshots are compared. */
export const accountFaces = ['member', 'balanceStale'] as const satisfies readonly StateId<
  typeof accountStates
>[];
