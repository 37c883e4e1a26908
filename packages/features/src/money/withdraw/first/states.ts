import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { FirstWithdrawalViewProps } from './FirstWithdrawalView.props.ts';
import { sampleSetup } from './sample.ts';

/** An error from the server, shown under its field. */
const serverSentence = {
  bn: '\u0985\u09cd\u09af\u09be\u0995\u09be\u0989\u09a8\u09cd\u099f \u09a8\u09ae\u09cd\u09ac\u09b0\u099f\u09bf \u09b8\u09a0\u09bf\u0995 \u09a8\u09af\u09bc\u0964',
  en: 'This account number is not correct.',
};

/** The way to a first withdrawal in every state it can be in (SBK-01). */
export const firstWithdrawalStates = defineStates<FirstWithdrawalViewProps>()((say, language) => {
  const names = { wallet: say('sample.mobileWallet'), bank: say('wallet.bankTransfer') };
  const setup = (change?: Partial<FirstWithdrawalViewProps>) => sampleSetup(names, change);
  const draft = {
    providerId: 'nodi',
    accountNumber: '01712 345-678',
    accountName: say('overlay.memberName'),
  };
  const { accounts } = setup();
  const held = accounts.status === 'ready' && {
    accounts: { ...accounts, value: { ...accounts.value, holder: draft.accountName } },
  };
  const known = { account: true, password: false };
  const atPassword = { draft, first: 'password' } as const;
  const because = (error: unknown, change: Partial<FirstWithdrawalViewProps> = {}) =>
    setup({ ...atPassword, failure: { error, attempt: 1 }, ...change });
  const long = say('banner.long.title');
  return {
    method: setup(),
    chosen: setup({ draft }),
    account: setup({ draft, first: 'account' }),
    accountOfHolder: setup({ draft, first: 'account', ...held }),
    newPassword: setup(atPassword),
    knownPassword: setup({ ...atPassword, missing: known }),
    onlyPassword: setup({ missing: { account: false, password: true } }),
    loading: setup({ accounts: { status: 'loading' } }),
    failed: setup({
      accounts: { status: 'error', error: new ApiError('HTTP', { http: 502 }), busy: false },
    }),
    saving: setup({ ...atPassword, busy: true }),
    wrongLogin: because(new ApiError('CREDENTIALS_WRONG')),
    wrongPassword: because(new ApiError('PAYMENT_PASSWORD_WRONG'), { missing: known }),
    numberRefused: because(
      new ApiError('VALIDATION', { fields: { accountNumber: serverSentence[language] } }),
      { first: 'account' },
    ),
    limitReached: because(new ApiError('LIMIT_REACHED')),
    lostAnswer: because(new ApiError('TIMEOUT')),
    offline: because(new ApiError('NETWORK')),
    longText: sampleSetup({ wallet: long, bank: long }, { draft, first: 'account' }),
  };
});

/** The states whose screenshots are compared. */
export const firstWithdrawalFaces = ['method', 'newPassword'] as const satisfies readonly StateId<
  typeof firstWithdrawalStates
>[];
