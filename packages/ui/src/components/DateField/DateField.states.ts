import { bengaliNumbers } from '../../testing/numbers.ts';
import { defineStates } from '../../testing/states.ts';
import type { DateFieldProps } from './DateField.tsx';
import { dayLabels } from './labels.ts';

export const dateFieldStates = defineStates<DateFieldProps>()((say, language) => {
  const birthday = {
    label: say('field.birthday'),
    labels: dayLabels(say),
    language,
    name: 'birthday',
    autoComplete: 'bday',
    required: true,
    max: '2005-11-20',
    hint: say('sample.ageHint'),
  };
  const optional = {
    ...birthday,
    required: false,
    optionalLabel: say('hint.optional'),
    labels: { ...dayLabels(say), clear: say('sample.clearDay') },
  };
  return {
    empty: { ...birthday },
    filled: { ...birthday, defaultValue: '1998-04-14' },
    optional: { ...optional, defaultValue: '1998-04-14' },
    within: {
      ...birthday,
      label: say('sample.rangeFrom'),
      autoComplete: 'off',
      hint: undefined,
      today: '2026-11-20',
      min: '2026-11-10',
      max: '2026-12-05',
      defaultValue: '2026-11-24',
    },
    bengaliDigits: { ...birthday, numbers: bengaliNumbers, defaultValue: '1998-04-14' },
    invalid: { ...birthday, defaultValue: '2010-04-14', error: say('sample.birthdayError') },
    disabled: { ...birthday, disabled: true, defaultValue: '1998-04-14' },
    readOnly: { ...birthday, readOnly: true, defaultValue: '1998-04-14' },
    longText: { ...optional, label: say('sample.longLabel'), hint: say('sample.longHint') },
  };
});
