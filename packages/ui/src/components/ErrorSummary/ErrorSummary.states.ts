import { defineStates } from '../../testing/states.ts';
import type { ErrorSummaryProps } from './ErrorSummary.tsx';

export const errorSummaryStates = defineStates<ErrorSummaryProps>()((say) => {
  const mobile = {
    fieldId: 'summary-mobile',
    label: say('field.mobileNumber'),
    message: say('sample.phoneDigits'),
  };
  const password = {
    fieldId: 'summary-password',
    label: say('auth.confirmPassword'),
    message: say('validation.passwordMismatch'),
  };
  const title = say('sample.summary');
  return {
    rest: { title, items: [mobile, password], focusOnMount: false },
    focused: { title, items: [mobile, password] },
    namesOnly: {
      title,
      items: [
        { fieldId: mobile.fieldId, label: mobile.label },
        { fieldId: password.fieldId, label: password.label },
      ],
      focusOnMount: false,
    },
    longText: {
      title,
      items: [
        { ...mobile, label: say('sample.longLabel'), message: say('sample.longHint') },
        password,
      ],
      focusOnMount: false,
    },
  };
});
