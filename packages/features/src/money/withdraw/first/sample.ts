import type { FirstWithdrawalViewProps } from './FirstWithdrawalView.props.ts';
import { stepsOf } from './first-withdrawal.ts';

/** Sample props of a first withdrawal, for states. Fictional. Default: account and password are missing. */
export const sampleSetup = (
  names: { readonly wallet: string; readonly bank: string },
  change: Partial<FirstWithdrawalViewProps> = {},
): FirstWithdrawalViewProps => {
  const missing = change.missing ?? { account: true, password: true };
  return {
    steps: stepsOf(missing),
    missing,
    accounts: {
      status: 'ready',
      value: {
        accounts: [],
        providers: [
          { id: 'nodi', name: names.wallet, isBank: false },
          { id: 'shapla', name: names.bank, isBank: true },
        ],
        most: 5,
        holder: null,
      },
    },
    rule: null,
    draft: { providerId: '', accountNumber: '', accountName: '' },
    failure: null,
    busy: false,
    onDraft: () => undefined,
    onFinish: () => undefined,
    onRetry: () => undefined,
    ...change,
  };
};
