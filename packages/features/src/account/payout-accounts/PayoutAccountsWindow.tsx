import { isUnsettled, queries, type WirePayoutAccounts } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRestoredDraft } from '../../shared/drafts/use-own-draft.ts';
import { useAttempt } from '../../shared/form/use-attempt.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { partOf } from '../../shared/parts/part.ts';
import { useStableValue } from '../../shared/parts/use-stable.ts';
import {
  type AccountValues,
  accountDraftOf,
  type PayoutAccount,
  toPayoutAccounts,
} from '../../shared/payout/payout-accounts.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import type { SecurityWindowProps } from '../security/PaymentPasswordWindow.tsx';
import { PayoutAccountsView } from './PayoutAccountsView.tsx';

export interface PayoutAccountsWindowProps extends SecurityWindowProps {
  /** Called when a member without a transaction password wants to set one. */
  readonly onSetPassword: () => void;
}

/** The accounts to which money can be paid out, connected to session and api (MEM-01, WAL-03). */
export function PayoutAccountsWindow({ onClose, onSetPassword }: PayoutAccountsWindowProps) {
  const { api, dialogs, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const [made, setMade] = useState(0);
  const draft = useRestoredDraft('payout-account');
  const accounts = useQuery(queries.payoutAccounts(api));
  const security = useQuery(queries.security(api));
  const part = useStableValue(partOf(accounts, toPayoutAccounts));

  const refresh = () => {
    void client.invalidateQueries({ queryKey: queries.security(api).queryKey });
    void client.invalidateQueries({ queryKey: queries.withdrawalOptions(api).queryKey });
  };
  const change = useAttempt(async (work: () => Promise<WirePayoutAccounts>, said: string) => {
    try {
      client.setQueryData(queries.payoutAccounts(api).queryKey, await work());
    } catch (error) {
      // The change may have been made: the list shows it.
      if (isUnsettled(error)) void accounts.refetch();
      throw error;
    }
    refresh();
    setMade((count) => count + 1);
    toasts.show({ tone: 'success', title: said });
  });
  const ask = useAttempt(async (values: AccountValues) => {
    const known = part.status === 'ready' ? part.value : null;
    const provider = known?.providers.find(({ id }) => id === values.providerId)?.name ?? '';
    const sure = await dialogs.confirm({
      title: t('payout.sure'),
      body: t(known?.holder === null ? 'payout.sureFirst' : 'payout.sureBody', {
        account: `${provider} ${values.accountNumber}`,
        name: values.accountName,
      }),
      confirmLabel: t('action.add'),
      cancelLabel: t('action.back'),
    });
    if (!sure) return;
    change.run(async () => {
      const now = await api.addPayoutAccount(values);
      draft.forget();
      return now;
    }, t('success.accountAdded'));
  });
  return (
    <PayoutAccountsView
      accounts={part}
      hasPassword={security.data?.paymentPasswordSet ?? null}
      failure={change.failure}
      busy={change.busy}
      made={made}
      draft={accountDraftOf(draft.read())}
      onDraft={(typed) => draft.keep({ ...typed })}
      onStep={change.forget}
      onAdd={ask.run}
      onRemove={({ id }: PayoutAccount, paymentPassword) =>
        change.run(
          () => api.removePayoutAccount({ accountId: id, paymentPassword }),
          t('payout.removed'),
        )
      }
      onSetPassword={onSetPassword}
      onRetry={() => void accounts.refetch()}
      onClose={onClose}
    />
  );
}
