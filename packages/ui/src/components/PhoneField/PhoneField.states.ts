import { defineStates } from '../../testing/states.ts';
import type { PhoneFieldProps } from './PhoneField.tsx';

export const phoneFieldStates = defineStates<PhoneFieldProps>()((say) => {
  const phone = {
    label: say('field.mobileNumber'),
    name: 'mobileNum',
    required: true,
    pickerLabel: say('a11y.countryPicker'),
    country: 'BD',
    countries: [
      { code: 'BD', dialCode: '880', name: say('sample.country.BD') },
      { code: 'IN', dialCode: '91', name: say('sample.country.IN') },
      { code: 'NP', dialCode: '977', name: say('sample.country.NP') },
      { code: 'BT', dialCode: '975', name: say('sample.country.BT') },
      { code: 'MY', dialCode: '60', name: say('sample.country.MY') },
      { code: 'SA', dialCode: '966', name: say('sample.country.SA') },
      { code: 'AE', dialCode: '971', name: say('sample.country.AE') },
    ],
  };
  return {
    rest: { ...phone },
    hint: { ...phone, hint: say('sample.phoneHint') },
    filled: { ...phone, defaultValue: '1712345678', hint: say('sample.phoneHint') },
    invalid: {
      ...phone,
      defaultValue: '1712 34',
      error: say('sample.phoneDigits'),
      hint: say('sample.phoneHint'),
    },
    valid: { ...phone, defaultValue: '1712345678', valid: true },
    otherCountry: { ...phone, country: 'AE', defaultValue: '501234567' },
    withoutFlag: { ...phone, country: 'BT', defaultValue: '17123456' },
    oneCountry: { ...phone, countries: phone.countries.slice(0, 1), defaultValue: '1712345678' },
    disabled: { ...phone, disabled: true, defaultValue: '1712345678' },
  };
});
