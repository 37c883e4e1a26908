import { Alert, Button, Text } from '@parlour/ui';
import { FormStatus, PasswordField, TextField } from '@parlour/ui/forms';
import { Modal } from '@parlour/ui/overlays';
import { FormProblems, useTextForm } from '../form/index.ts';
import { errorMessage, formatCount, useFigures, useT } from '../i18n/index.ts';
import * as css from './MallView.css.ts';
import type { Reward } from './model.ts';

type RedeemName = 'paymentPassword' | 'address';

export interface RedeemViewProps {
  readonly reward: Reward;
  readonly balance: number;
  /** The last attempt that did not work; `attempt` tells two equal failures apart. */
  readonly failure: { readonly error: unknown; readonly attempt: number } | null;
  readonly busy: boolean;
  readonly onSubmit: (values: Readonly<Record<RedeemName, string>>) => void;
  readonly onDismiss: () => void;
}

/** The question before points are spent: what for, how many are left, and the transaction password (PTS-01). */
export function RedeemView({ reward, balance, failure, busy, ...on }: RedeemViewProps) {
  const t = useT();
  const figures = useFigures();
  const names: readonly RedeemName[] = reward.isSent
    ? ['address', 'paymentPassword']
    : ['paymentPassword'];
  const labels: Record<RedeemName, string> = {
    address: t('field.address'),
    paymentPassword: t('auth.transactionPassword'),
  };
  const form = useTextForm<RedeemName, 'required'>({
    names,
    check: (values) =>
      new Map(names.filter((name) => !values[name]?.trim()).map((name) => [name, 'required'])),
    onSubmit: (values) => on.onSubmit({ ...values, address: reward.isSent ? values.address : '' }),
  });
  const field = (name: RedeemName) => ({
    ...form.field(name),
    label: labels[name],
    required: true,
    error: form.problems.has(name)
      ? t('validation.requiredField', { field: labels[name] })
      : undefined,
  });
  const { cost, price } = reward;
  const unit = t('points.points');
  return (
    <Modal
      open
      onOpenChange={(open) => open || on.onDismiss()}
      dismissible={!busy}
      title={`${t('points.redeem')}: ${reward.name}`}
      closeLabel={t('action.close')}
      width={480}
    >
      <FormStatus message={busy ? t('points.sending') : ''} />
      <form className={css.form} {...form.form}>
        <Text>
          {`${t('points.requiredPoints')}: ${figures(formatCount(cost))} ${unit}`}
          {price !== null && ` + ${figures(price)}`}
        </Text>
        <Text tone="secondary">{t('points.after', { points: balance - cost })}</Text>
        {failure && (
          <Alert key={failure.attempt} role="alert" tone="danger">
            {errorMessage(failure.error, t)}
          </Alert>
        )}
        <FormProblems of={form} labels={labels} />
        {reward.isSent && <TextField {...field('address')} autoComplete="street-address" />}
        <PasswordField
          {...field('paymentPassword')}
          hint={t('points.passwordNeeded')}
          autoComplete="off"
          showLabel={t('auth.showPassword')}
          hideLabel={t('auth.hidePassword')}
          capsLockLabel={t('auth.capsLockOn')}
        />
        <Button type="submit" variant="primary" block busy={busy}>
          {t('points.redeem')}
        </Button>
      </form>
    </Modal>
  );
}
