import { isUnsettled, queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../../shared/drafts/use-own-draft.ts';
import { useAttempt } from '../../../shared/form/use-attempt.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { type Part, partOf } from '../../../shared/parts/part.ts';
import { useStableValue } from '../../../shared/parts/use-stable.ts';
import { paymentRule } from '../../../shared/payout/payment-password.ts';
import {
  type AccountDraft,
  accountDraftOf,
  bareAccount,
  toPayoutAccounts,
} from '../../../shared/payout/payout-accounts.ts';
import { useRuntime } from '../../../shared/runtime/runtime.tsx';
import type { WithdrawOptions } from '../withdraw-model.ts';
import type { FirstWithdrawalViewProps, GivenPassword } from './FirstWithdrawalView.props.ts';
import { type FirstStep, missingOf, stepsOf } from './first-withdrawal.ts';

export interface FirstWithdrawal {
  /** The steps before the amount; `null` when nothing is missing. */
  readonly setup: FirstWithdrawalViewProps | null;
  /** All steps, while their last one, the amount, is left; `null` for everybody else. */
  readonly amountOf: readonly FirstStep[] | null;
  /** The transaction password that was typed on the way, so that it is typed once; `''` when there was none. */
  readonly secret: string;
}

/**
 * Prepares a first withdrawal: sets the transaction password and adds the account, as far as they are missing. `made`
 * is the number of withdrawals requested on this page: after the first one there are no more steps (WAL-03).
 */
export function useFirstWithdrawal(options: Part<WithdrawOptions>, made: number): FirstWithdrawal {
  const { api, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const draft = useRestoredDraft('payout-account');
  const missing = options.status === 'ready' ? missingOf(options.value) : null;
  // The steps at the beginning. They stay the same while the backend reports one thing after the other as there.
  const [steps, setSteps] = useState<readonly FirstStep[] | null>(null);
  const needed = missing && stepsOf(missing);
  if (needed && (steps === null || needed.length > steps.length)) setSteps(needed);
  const [secret, setSecret] = useState('');
  const isOpen = missing !== null;
  const accounts = useQuery({ ...queries.payoutAccounts(api), enabled: isOpen });
  const { data: rule = null } = useQuery({
    ...queries.registerRules(api),
    select: paymentRule,
    enabled: isOpen,
  });
  const part = useStableValue(partOf(accounts, toPayoutAccounts));

  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queries.withdrawalOptions(api).queryKey }),
      client.invalidateQueries({ queryKey: queries.security(api).queryKey }),
    ]);
  const finish = useAttempt(async (typed: AccountDraft, password: GivenPassword) => {
    try {
      if (password.kind === 'new') await api.setPaymentPassword(password.values);
      const paymentPassword =
        password.kind === 'new' ? password.values.paymentPassword : password.paymentPassword;
      if (missing?.account) {
        const known = await api.addPayoutAccount(bareAccount({ ...typed, paymentPassword }));
        client.setQueryData(queries.payoutAccounts(api).queryKey, known);
        draft.forget();
      }
      setSecret(paymentPassword);
    } catch (error) {
      // A lost answer may have added the account, and a password may have been set before the account was refused.
      await Promise.all([refresh(), isUnsettled(error) ? accounts.refetch() : undefined]);
      throw error;
    }
    await refresh();
    toasts.show({
      tone: 'success',
      title: t(missing?.account ? 'success.accountAdded' : 'success.transactionPasswordSet'),
    });
  });
  const { providerId, accountNumber, accountName } = accountDraftOf(draft.read());
  return {
    setup: missing && {
      steps: steps ?? stepsOf(missing),
      missing,
      accounts: part,
      rule,
      draft: { providerId, accountNumber, accountName },
      failure: finish.failure,
      busy: finish.busy,
      onDraft: (typed) => draft.keep({ ...typed }),
      onFinish: finish.run,
      onRetry: () => void accounts.refetch(),
    },
    amountOf: missing === null && made === 0 ? steps : null,
    secret: made === 0 ? secret : '',
  };
}
