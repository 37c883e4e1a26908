import { defineStates } from '../../testing/states.ts';
import type { DateFieldProps } from './DateField.tsx';

export const dateFieldStates = defineStates<DateFieldProps>()((say) => {
  const birthday = {
    label: say('field.birthday'),
    name: 'birthday',
    autoComplete: 'bday',
    required: true,
    max: '2005-11-20',
    hint: say('sample.ageHint'),
  };
  return {
    empty: { ...birthday },
    filled: { ...birthday, defaultValue: '1998-04-14' },
    invalid: { ...birthday, defaultValue: '2010-04-14', error: say('sample.birthdayError') },
    disabled: { ...birthday, disabled: true, defaultValue: '1998-04-14' },
  };
});
