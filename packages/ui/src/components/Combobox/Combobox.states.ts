import { createElement } from 'react';
import { defineStates } from '../../testing/states.ts';
import { Flag } from '../Flag/Flag.tsx';
import type { ComboboxProps } from './Combobox.tsx';

const codes = ['BD', 'IN', 'NP', 'BT', 'MY', 'SA', 'AE'] as const;
const dial = { BD: '880', IN: '91', NP: '977', BT: '975', MY: '60', SA: '966', AE: '971' };

export const comboboxStates = defineStates<ComboboxProps>()((say) => {
  const country = {
    label: say('field.country'),
    name: 'country',
    value: '',
    labels: {
      show: say('sample.countryShow'),
      clear: say('action.clear'),
      empty: say('sample.countryNone'),
      found: (count: number) => say('sample.countryFound').replace('{count}', String(count)),
    },
    options: codes.map((code) => ({
      value: code,
      label: say(`sample.country.${code}`),
      keywords: [code, dial[code]],
    })),
  };
  return {
    rest: { ...country, required: true },
    hint: { ...country, hint: say('sample.countryHint') },
    chosen: { ...country, value: 'BD' },
    withIcons: {
      ...country,
      value: 'BD',
      renderIcon: (option) => createElement(Flag, { country: option.value }),
    },
    withDetails: {
      ...country,
      value: 'IN',
      options: country.options.map((option) => ({
        ...option,
        detail: `+${option.keywords[1]}`,
        disabled: option.value === 'MY',
      })),
    },
    invalid: { ...country, required: true, error: say('validation.choose') },
    valid: { ...country, value: 'BD', valid: true },
    busy: { ...country, busy: true },
    disabled: { ...country, value: 'BD', disabled: true },
    readOnly: { ...country, value: 'BD', readOnly: true },
    longText: {
      ...country,
      label: say('sample.longLabel'),
      hint: say('sample.longHint'),
      value: 'long',
      options: [...country.options, { value: 'long', label: say('sample.vendorLong') }],
    },
  };
});
