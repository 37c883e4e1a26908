import { defineStates } from '../../testing/states.ts';
import type { CheckboxProps } from './Checkbox.tsx';

export const checkboxStates = defineStates<CheckboxProps>()((say) => {
  const agreement = { label: say('sample.agreement'), name: 'agreement', required: true };
  return {
    rest: { label: say('auth.rememberMe'), name: 'remember' },
    checked: { label: say('auth.rememberMe'), name: 'remember', defaultChecked: true },
    required: { ...agreement },
    invalid: { ...agreement, error: say('sample.agreementError') },
    invalidChecked: {
      ...agreement,
      defaultChecked: true,
      error: say('sample.agreementError'),
      hint: say('sample.ageHint'),
    },
    hint: { label: say('auth.rememberMe'), name: 'remember', hint: say('sample.ageHint') },
    disabled: { label: say('auth.rememberMe'), name: 'remember', disabled: true },
    disabledChecked: {
      label: say('auth.rememberMe'),
      name: 'remember',
      disabled: true,
      defaultChecked: true,
    },
    longText: { ...agreement, label: say('sample.longHint') },
  };
});
