import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import { toPayoutAccounts } from '../../shared/payout/payout-accounts.ts';
import type { PayoutAccountsViewProps } from './PayoutAccountsView.props.ts';

/** Every state of the window "accounts for withdrawals" (SBK-01). */
export const payoutAccountsStates = defineStates<PayoutAccountsViewProps>()((say) => {
  const holder = say('overlay.memberName');
  const account = (accountId: string, kind: string, providerName: string, masked: string) => ({
    accountId,
    kind,
    providerId: kind,
    providerName,
    accountName: holder,
    masked,
    isDefault: false,
    createdAt: '2026-11-01T00:00:00Z',
  });
  const two = [
    account('PA-1', 'mobileWallet', say('sample.mobileWallet'), '017** *** 678'),
    account('PA-2', 'bank', say('wallet.bankTransfer'), '**** 4471'),
  ];
  const listed = (
    accounts: typeof two,
    more: { accountName?: string; maxAccounts?: number } = {},
  ) =>
    ({
      status: 'ready',
      value: toPayoutAccounts({
        accounts,
        providers: [{ providerId: 'bank', name: say('wallet.bankTransfer'), kind: 'bank' }],
        maxAccounts: 5,
        ...more,
      }),
    }) as const;
  const some = {
    accounts: listed(two, { accountName: holder }),
    hasPassword: true,
    failure: null,
    busy: false,
    made: 0,
  } as const;
  const because = (error: unknown) => ({ ...some, failure: { error, attempt: 1 } });
  const unread = (error: unknown) =>
    ({ ...some, accounts: { status: 'error', error, busy: false } }) as const;
  return {
    some,
    none: { ...some, accounts: listed([]) },
    full: { ...some, accounts: listed(two, { accountName: holder, maxAccounts: 2 }) },
    noPassword: { ...some, hasPassword: false },
    longText: {
      ...some,
      accounts: listed([account('PA-3', 'bank', say('banner.long.title'), '**** 4471')]),
    },
    unknownKind: { ...some, accounts: listed([account('PA-4', 'coin', 'Coin', 'c***9')]) },
    busy: { ...some, busy: true },
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG')),
    limitReached: because(new ApiError('LIMIT_REACHED')),
    network: because(new ApiError('NETWORK')),
    loading: { ...some, accounts: { status: 'loading' }, hasPassword: null },
    failed: unread(new ApiError('HTTP', { http: 502 })),
  };
});

/** The states whose screenshots are compared. */
export const payoutAccountsFaces = ['some', 'none'] as const satisfies readonly StateId<
  typeof payoutAccountsStates
>[];
