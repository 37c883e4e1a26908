import { defineStates } from '../../testing/states.ts';
import type { NumberFieldProps } from './NumberField.tsx';

/** Adds groups of three and two decimals, as the formatter of the site does. */
const grouped = (value: string): string => {
  const [whole = '', fraction = ''] = value.split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction.padEnd(2, '0')}`;
};

export const numberFieldStates = defineStates<NumberFieldProps>()((say) => {
  const amount = {
    label: say('wallet.amount'),
    name: 'amount',
    symbol: say('sample.currency'),
    format: grouped,
    required: true,
    value: '',
  };
  const deposit = {
    ...amount,
    large: true,
    min: '200',
    max: '25000',
    hint: say('sample.amountHint'),
    presetsLabel: say('sample.amountPresets'),
    presets: ['200', '500', '1000', '2000', '5000', '30000'].map((value) => ({
      value,
      label: grouped(value).replace('.00', ''),
    })),
  };
  const stake = {
    ...amount,
    label: say('sample.stake'),
    required: false,
    step: '0.50',
    min: '0.50',
    max: '100',
    stepLabels: { decrease: say('sample.less'), increase: say('sample.more') },
  };
  return {
    empty: { ...amount },
    filled: { ...amount, value: '2000' },
    hint: { ...amount, hint: say('sample.amountMin') },
    invalid: {
      ...amount,
      value: '50',
      error: say('sample.amountTooSmall'),
      hint: say('sample.amountHint'),
    },
    valid: { ...amount, value: '500', valid: true },
    deposit: { ...deposit },
    depositFilled: { ...deposit, value: '2000' },
    depositInvalid: { ...deposit, value: '20', error: say('sample.amountTooSmall') },
    steps: { ...stake, value: '12.50' },
    stepsAtMinimum: { ...stake, value: '0.50' },
    stepsAtMaximum: { ...stake, value: '100' },
    disabled: { ...deposit, large: false, value: '2000', disabled: true },
    readOnly: { ...stake, value: '2.00', readOnly: true },
    longText: {
      ...deposit,
      label: say('sample.longLabel'),
      hint: say('sample.longHint'),
      value: '9007199254740993.75',
    },
  };
});
