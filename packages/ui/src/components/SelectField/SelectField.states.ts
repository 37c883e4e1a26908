import { defineStates } from '../../testing/states.ts';
import type { SelectFieldProps } from './SelectField.tsx';

export const selectFieldStates = defineStates<SelectFieldProps>()((say) => {
  const job = {
    label: say('field.occupation'),
    name: 'occupation',
    autoComplete: 'organization-title',
    placeholder: say('sample.choose'),
    options: [
      { value: 'service', label: say('sample.jobService') },
      { value: 'business', label: say('sample.jobBusiness') },
      { value: 'farmer', label: say('sample.jobFarmer') },
      { value: 'student', label: say('sample.jobStudent') },
    ],
  };
  return {
    empty: { ...job, optionalLabel: say('hint.optional') },
    chosen: { ...job, required: true, defaultValue: 'business' },
    invalid: { ...job, required: true, error: say('validation.choose') },
    disabled: { ...job, disabled: true, defaultValue: 'business' },
    compact: { ...job, labelHidden: true, compact: true, defaultValue: 'service' },
    longText: {
      ...job,
      label: say('sample.longLabel'),
      placeholder: say('sample.longHint'),
      hint: say('sample.longHint'),
    },
  };
});
