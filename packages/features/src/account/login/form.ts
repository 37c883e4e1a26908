/**
 * Functions for a login with its own design, besides `useLogin`: the checks of the fields, and the messages of a
 * failure (LGN-01, LGN-04).
 */
export { smsSchema, usernameSchema } from './login-fields.ts';
export {
  type FieldProblem,
  failureText,
  isRetryable,
  type SmsName,
  type SmsValues,
  type UsernameName,
  type UsernameValues,
} from './login-model.ts';
