import type { WireWithdrawal, WireWithdrawalOptions } from '@parlour/api-client';

/** Sample answers of a backend, for states and tests. Fictional. */
export const sampleAccounts = (names: { readonly wallet: string; readonly bank: string }) =>
  [
    {
      accountId: 'pa-1',
      kind: 'mobileWallet',
      providerId: 'nodi',
      providerName: names.wallet,
      accountName: 'Rafid Hasan',
      masked: '0171* *** 678',
      isDefault: true,
      createdAt: '2026-03-02T09:00:00Z',
    },
    {
      accountId: 'pa-2',
      kind: 'bank',
      providerId: 'shapla',
      providerName: names.bank,
      accountName: 'Rafid Hasan',
      masked: '**** 4471',
      isDefault: false,
      createdAt: '2026-05-11T09:00:00Z',
    },
  ] as const;

type Accounts = ReturnType<typeof sampleAccounts>;

export const sampleOptions = (
  accounts: Accounts,
  change: Partial<WireWithdrawalOptions> = {},
): WireWithdrawalOptions => ({
  accounts: [...accounts],
  available: '12450.00',
  bonusLocked: '400.00',
  minAmount: '500.00',
  maxAmount: '20000.00',
  leftToday: '15000.00',
  countLeftToday: 2,
  feeRate: '1',
  presets: ['500.00', '1000.00', '3000.00', '5000.00', '10000.00'],
  turnover: { required: '2000.00', done: '1500.00' },
  paymentPasswordSet: true,
  ...change,
});

export const sampleOrder = (
  account: Accounts[number],
  change: Partial<WireWithdrawal> = {},
): WireWithdrawal => ({
  withdrawalId: 'WD-70318',
  reference: 'WD-70318',
  status: 'pending',
  amount: '2000.00',
  fee: '20.00',
  receives: '1980.00',
  receivedAmount: '0.00',
  remainingAmount: '1980.00',
  proofUrls: [],
  account,
  createdAt: '2026-11-19T14:58:31Z',
  canConfirm: false,
  canCancel: false,
  steps: [],
  ...change,
});
