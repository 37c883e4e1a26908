import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { RuleChecklist } from '../RuleChecklist/RuleChecklist.tsx';
import type { PasswordFieldProps } from './PasswordField.tsx';

export const passwordFieldStates = defineStates<PasswordFieldProps>()((say) => {
  const password = {
    label: say('auth.password'),
    name: 'password',
    showLabel: say('auth.showPassword'),
    hideLabel: say('auth.hidePassword'),
    capsLockLabel: say('auth.capsLockOn'),
    shownStatus: say('sample.passwordShown'),
    hiddenStatus: say('sample.passwordHidden'),
    required: true,
  };
  return {
    rest: { ...password },
    filled: { ...password, defaultValue: 'nouka-2026' },
    invalid: {
      ...password,
      label: say('auth.confirmPassword'),
      autoComplete: 'new-password',
      defaultValue: 'nouka1',
      error: say('validation.passwordMismatch'),
    },
    withRules: {
      ...password,
      label: say('auth.newPassword'),
      autoComplete: 'new-password',
      defaultValue: 'nouka-2026',
      hint: say('hint.password'),
      describedBy: 'password-rules',
      children: createElement(RuleChecklist, {
        id: 'password-rules',
        metLabel: say('sample.ruleMet'),
        openLabel: say('sample.ruleOpen'),
        rules: [
          { label: say('sample.lengthRange'), met: true },
          { label: say('sample.ruleDigit'), met: true },
          { label: say('sample.ruleCapital'), met: false },
          { label: say('sample.ruleNoSpace'), met: true },
        ],
      }),
    },
    compact: {
      ...password,
      labelHidden: true,
      compact: true,
      placeholder: say('auth.password'),
    },
    disabled: { ...password, disabled: true, defaultValue: 'nouka-2026' },
  };
});
