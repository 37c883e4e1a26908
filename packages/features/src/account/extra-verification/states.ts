import { ApiError } from '@parlour/api-client';
import { defineStates, type StateId } from '@parlour/ui/testing';
import type { ExtraVerificationViewProps } from './ExtraVerificationView.props.ts';
import type { VerifyFailure } from './extra-verification-model.ts';

const nothing = () => undefined;

/** An unknown sentence from a server: shown as plain text, however long. */
const longSentence = {
  bn: '<b>\u09af\u09be\u099a\u09be\u0987</b> \u0995\u09b0\u09be \u09af\u09be\u09df\u09a8\u09bf, \u09aa\u09b0\u09c7 \u0986\u09ac\u09be\u09b0 \u099a\u09c7\u09b7\u09cd\u099f\u09be \u0995\u09b0\u09c1\u09a8\u0964 '.repeat(
    6,
  ),
  en: '<b>Verification</b> is not possible now, please try again later. '.repeat(6),
};

/** Every state of the extra verification (LGN-07). */
export const extraVerificationStates = defineStates<ExtraVerificationViewProps>()(
  (_say, language) => {
    const mobile: ExtraVerificationViewProps = {
      methods: ['mobile', 'email', 'bankName', 'google'],
      method: 'mobile',
      code: { secondsLeft: 0, validMinutes: null, sending: false },
      failure: null,
      busy: false,
      onMethod: nothing,
      onSend: nothing,
      onSubmit: nothing,
      onCancel: nothing,
    };
    const failed = (
      error: ApiError,
      rest: Partial<VerifyFailure> = {},
    ): ExtraVerificationViewProps => ({
      ...mobile,
      failure: { method: 'mobile', error, attempt: 1, ...rest },
    });
    return {
      mobile,
      // Another name that some servers use for it.
      code: { ...mobile, methods: ['code', 'bankName'], method: 'code' },
      email: { ...mobile, method: 'email' },
      bankName: { ...mobile, method: 'bankName' },
      google: { ...mobile, method: 'google' },
      onlyOne: { ...mobile, methods: ['bankName'], method: 'bankName' },
      noMethod: { ...mobile, methods: [], method: null },
      sending: { ...mobile, code: { ...mobile.code, sending: true } },
      sent: { ...mobile, code: { secondsLeft: 47, validMinutes: 3, sending: false } },
      sentEarlier: { ...mobile, code: { secondsLeft: 0, validMinutes: 1, sending: false } },
      busy: { ...mobile, busy: true },
      wrong: failed(new ApiError('CHALLENGE_WRONG')),
      rateLimited: failed(new ApiError('RATE_LIMITED', { retryAfterSeconds: 42 })),
      offline: failed(new ApiError('NETWORK')),
      timeout: failed(new ApiError('TIMEOUT')),
      serverError: failed(new ApiError('HTTP', { http: 502 })),
      badAnswer: failed(new ApiError('SCHEMA')),
      locked: failed(new ApiError('ACCOUNT_LOCKED')),
      serverSentence: failed(new ApiError('UNKNOWN', { serverMessage: longSentence[language] })),
    };
  },
);

/** The states whose screenshots are compared. */
export const extraVerificationFaces = ['mobile', 'wrong'] as const satisfies readonly StateId<
  typeof extraVerificationStates
>[];
