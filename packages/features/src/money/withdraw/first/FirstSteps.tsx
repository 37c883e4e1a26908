import { Stepper, type StepState } from '@parlour/ui';
import { useNumbers, useT } from '../../../shared/i18n/use-t.ts';
import type { FirstStep } from './first-withdrawal.ts';

export interface FirstStepsProps {
  readonly steps: readonly FirstStep[];
  readonly current: FirstStep;
  /** Goes back to an earlier step. Default: the steps are no buttons. */
  readonly onSelect?: ((step: FirstStep) => void) | undefined;
}

/** Where the member is on the way to the first withdrawal (WAL-03). */
export function FirstSteps({ steps, current, onSelect }: FirstStepsProps) {
  const t = useT();
  const numbers = useNumbers();
  const at = steps.indexOf(current);
  const stateAt = (index: number): StepState => {
    if (index === at) return 'current';
    return index < at ? 'done' : 'todo';
  };
  return (
    <Stepper
      label={t('firstWithdrawal.steps')}
      numbers={numbers}
      stateLabels={{
        done: t('withdraw.isDone'),
        current: t('withdraw.isNow'),
        todo: t('withdraw.isNext'),
        error: t('status.payment.failed'),
      }}
      steps={steps.map((step, index) => ({
        id: step,
        label: t(`firstWithdrawal.${step}`),
        state: stateAt(index),
        ...(onSelect && index < at && { onSelect: () => onSelect(step) }),
      }))}
    />
  );
}
