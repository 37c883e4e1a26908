import { defineStates } from '../../testing/states.ts';
import type { SwitchProps } from './Switch.tsx';

export const switchStates = defineStates<SwitchProps>()((say) => {
  const sound = { label: say('sample.switchSound') };
  return {
    off: { ...sound, checked: false },
    on: { ...sound, checked: true },
    hint: {
      label: say('sample.switchReminder'),
      hint: say('sample.switchReminderHint'),
      checked: true,
    },
    busy: { ...sound, checked: true, busy: true },
    invalid: { ...sound, checked: false, error: say('sample.switchError') },
    disabled: { ...sound, checked: false, disabled: true },
    disabledOn: { ...sound, checked: true, disabled: true },
    readOnly: { ...sound, checked: true, readOnly: true },
    atStart: { ...sound, checked: true, place: 'start' },
    longText: { label: say('sample.longLabel'), hint: say('sample.longHint'), checked: true },
  };
});
