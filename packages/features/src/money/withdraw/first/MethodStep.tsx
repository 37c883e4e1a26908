import { RadioGroup } from '@parlour/ui/forms';
import { Landmark, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { FormProblems } from '../../../shared/form/FormProblems.tsx';
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { accountError } from '../../../shared/payout/account-error.ts';
import { methodSchema, type PayoutAccounts } from '../../../shared/payout/payout-accounts.ts';
import { StepForm } from './StepForm.tsx';

interface MethodStepProps {
  readonly of: PayoutAccounts;
  readonly providerId: string;
  readonly isMoved: boolean;
  readonly onType: (providerId: string) => void;
  readonly onNext: () => void;
}

/** The choice of the bank or wallet. */
export function MethodStep({ of, providerId, isMoved, onType, onNext }: MethodStepProps) {
  const t = useT();
  const [chosen, setChosen] = useState(providerId);
  const form = useCheckedForm({ schema: methodSchema, onSubmit: onNext });
  const label = t('payout.provider');
  const { id: controlId, name } = form.named('providerId');
  return (
    <StepForm
      title={t('firstWithdrawal.methodTitle')}
      lead={t('firstWithdrawal.lead')}
      form={form.form}
      action={t('action.next')}
      isMoved={isMoved}
    >
      <FormProblems of={form} labels={{ providerId: label }} />
      <RadioGroup
        {...{ controlId, name, label }}
        labelHidden
        required
        variant="card"
        columns
        value={chosen}
        error={accountError(form.problems.get('providerId'), label, t)}
        options={of.providers.map(({ id, name: provider, isBank }) => ({
          value: id,
          label: provider,
          icon: isBank ? Landmark : Smartphone,
        }))}
        onChange={(id) => {
          setChosen(id);
          onType(id);
        }}
      />
    </StepForm>
  );
}
