import { queries } from '@parlour/api-client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAttempt } from '../../shared/form/use-attempt.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { type PaymentValues, paymentRule } from '../../shared/payout/payment-password.ts';
import { useRuntime } from '../../shared/runtime/runtime.tsx';
import { PaymentPasswordView } from './PaymentPasswordView.tsx';

export interface SecurityWindowProps {
  readonly onClose: () => void;
}

interface PaymentPasswordWindowProps extends SecurityWindowProps {
  /** Shown above the form. Default: nothing. */
  readonly note?: ReactNode;
}

/** Sets or changes the transaction password, connected to session and api (MEM-01). */
export function PaymentPasswordWindow({ note, onClose }: PaymentPasswordWindowProps) {
  const { api, toasts } = useRuntime();
  const t = useT();
  const client = useQueryClient();
  const security = useQuery(queries.security(api));
  const { data: rule = null } = useQuery({ ...queries.registerRules(api), select: paymentRule });
  const save = useAttempt(async (values: PaymentValues) => {
    await api.setPaymentPassword(values);
    toasts.show({ tone: 'success', title: t('success.transactionPasswordSet') });
    // Reloads everything that depends on whether there is a transaction password.
    void client.invalidateQueries({ queryKey: queries.security(api).queryKey });
    void client.invalidateQueries({ queryKey: queries.withdrawalOptions(api).queryKey });
    onClose();
  });
  return (
    <PaymentPasswordView
      isSet={security.data?.paymentPasswordSet === true}
      rule={rule}
      failure={save.failure}
      busy={save.busy}
      note={note}
      onSave={save.run}
      onClose={onClose}
    />
  );
}
