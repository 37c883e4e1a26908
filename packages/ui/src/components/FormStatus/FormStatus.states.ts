import { defineStates } from '../../testing/states.ts';
import type { FormStatusProps } from './FormStatus.tsx';

export const formStatusStates = defineStates<FormStatusProps>()((say) => ({
  silent: {},
  spoken: { message: say('captcha.refreshed') },
  visible: { message: say('register.checkingCode'), visible: true },
  longText: { message: say('sample.longHint'), visible: true },
}));
