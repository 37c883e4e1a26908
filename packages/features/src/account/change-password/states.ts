import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ChangePasswordViewProps } from './ChangePasswordView.props.ts';
import { passwordRule } from './change-password-model.ts';

const nothing = () => undefined;

/** The rule the sandbox sends: letters of both cases, a digit and a symbol. */
const strict = passwordRule({
  password: {
    enabled: true,
    required: true,
    minLength: 8,
    maxLength: 20,
    patternId: 'upperLowerDigitSpecial',
  },
});

/** An error from the server, shown under a field. */
const serverSentence = {
  bn: '\u09ac\u09b0\u09cd\u09a4\u09ae\u09be\u09a8 \u09aa\u09be\u09b8\u0993\u09df\u09be\u09b0\u09cd\u09a1 \u09b8\u09a0\u09bf\u0995 \u09a8\u09df\u0964',
  en: 'The current password is not correct.',
};

/** Every state of the password change (PWD-02, LGN-05). */
export const changePasswordStates = defineStates<ChangePasswordViewProps>()((_say, language) => {
  const wanted: ChangePasswordViewProps = {
    account: 'rafid77',
    reason: null,
    rule: strict,
    failure: null,
    busy: false,
    onSubmit: nothing,
    onLogout: nothing,
    onDismiss: nothing,
  };
  const failed = (error: unknown) => ({ ...wanted, failure: { error, attempt: 1 } });
  return {
    wanted,
    rulesUnknown: { ...wanted, rule: null },
    busy: { ...wanted, busy: true },
    oldWrong: failed(
      new ApiError('VALIDATION', { fields: { oldPassword: serverSentence[language] } }),
    ),
    oldWrongByCode: failed(new ApiError('CREDENTIALS_WRONG')),
    timeout: failed(new ApiError('TIMEOUT')),
    badAnswer: failed(new ApiError('SCHEMA')),
    network: failed(new ApiError('NETWORK')),
    serverSentence: failed(
      new ApiError('UNKNOWN', { serverMessage: serverSentence[language].repeat(8) }),
    ),
    rateLimited: failed(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 })),
    // The member is not loaded before the new password is accepted.
    forcedDefault: { ...wanted, account: null, reason: 'default' },
    forcedExpired: { ...wanted, reason: 'expired' },
    forcedFirstLogin: { ...wanted, reason: 'firstLogin' },
    forcedBusy: { ...wanted, reason: 'default', busy: true },
  };
});

/** The states whose screenshots are compared. */
export const changePasswordFaces = [
  'wanted',
  'oldWrong',
  'forcedDefault',
] as const satisfies readonly StateId<typeof changePasswordStates>[];
