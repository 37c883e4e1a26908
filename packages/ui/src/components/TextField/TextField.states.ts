import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Badge } from '../Badge/Badge.tsx';
import type { TextFieldProps } from './TextField.tsx';

export const textFieldStates = defineStates<TextFieldProps>()((say) => {
  const name = { label: say('field.fullName'), name: 'payeeName', autoComplete: 'name' };
  return {
    rest: { ...name },
    placeholder: { ...name, required: true, placeholder: say('sample.namePlaceholder') },
    hint: { ...name, required: true, hint: say('hint.payeeName') },
    filled: { ...name, required: true, defaultValue: 'Rafid Hasan' },
    optional: {
      label: say('auth.referralCode'),
      name: 'referralCode',
      autoComplete: 'off',
      optionalLabel: say('hint.optional'),
    },
    invalid: {
      ...name,
      required: true,
      error: say('validation.required'),
      hint: say('hint.payeeName'),
    },
    valid: {
      label: say('auth.username'),
      name: 'username',
      autoComplete: 'username',
      required: true,
      valid: true,
      validMessage: say('sample.nameFree'),
      defaultValue: 'rafid_dhaka',
    },
    verified: {
      label: say('auth.referralCode'),
      name: 'referralCode',
      autoComplete: 'off',
      optionalLabel: say('hint.optional'),
      valid: true,
      defaultValue: 'PADMA7',
      endSlot: createElement(Badge, { tone: 'success' }, say('sample.verified')),
    },
    money: {
      label: say('wallet.amount'),
      name: 'amount',
      autoComplete: 'off',
      inputMode: 'decimal',
      code: true,
      startSlot: say('sample.currency'),
      defaultValue: '500.00',
      hint: say('sample.amountMin'),
    },
    email: {
      label: say('field.email'),
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      error: say('validation.email'),
      defaultValue: 'rafid@',
    },
    disabled: { ...name, disabled: true, defaultValue: 'Rafid Hasan' },
    readOnly: {
      label: say('auth.referralCode'),
      name: 'referralCode',
      autoComplete: 'off',
      readOnly: true,
      defaultValue: 'PADMA7',
    },
    compact: {
      label: say('auth.username'),
      labelHidden: true,
      name: 'username',
      autoComplete: 'username',
      compact: true,
      placeholder: say('auth.username'),
    },
    longText: {
      ...name,
      label: say('sample.longLabel'),
      required: true,
      error: say('validation.payeeName'),
      hint: say('sample.longHint'),
      defaultValue: 'Mohammad Abdur Rahman Chowdhury Talukdar of Brahmanbaria',
    },
  };
});
