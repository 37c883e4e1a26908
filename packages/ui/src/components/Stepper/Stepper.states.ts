import { defineStates } from '../../testing/states.ts';
import type { StepperProps, StepState } from './Stepper.tsx';

const names = ['account', 'amount', 'check', 'done'] as const;

export const stepperStates = defineStates<StepperProps>()((say) => {
  const stateLabels = {
    done: say('data.step.done'),
    current: say('data.step.current'),
    todo: say('data.step.todo'),
    error: say('data.step.error'),
  };
  const steps = (...states: readonly [StepState, StepState, StepState, StepState]) =>
    names.map((id, index) => ({
      id,
      label: say(`data.step.${id}`),
      state: states[index] ?? 'todo',
    }));
  const base = { label: say('data.stepsOfWithdrawal'), stateLabels };
  const second = steps('done', 'current', 'todo', 'todo');
  return {
    first: { ...base, steps: steps('current', 'todo', 'todo', 'todo') },
    second: { ...base, steps: second },
    withError: { ...base, steps: steps('done', 'error', 'todo', 'todo') },
    finished: { ...base, steps: steps('done', 'done', 'done', 'done') },
    withDetail: {
      ...base,
      steps: second.map((step, index) => ({
        ...step,
        detail: index === 0 ? '0171* *** 678' : undefined,
      })),
    },
    goesBack: {
      ...base,
      steps: second.map((step) => ({
        ...step,
        onSelect: step.state === 'done' ? () => undefined : undefined,
      })),
    },
    longText: { ...base, steps: second.map((step) => ({ ...step, label: say('data.longTitle') })) },
  };
});
