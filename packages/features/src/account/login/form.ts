/** What a login with a look of its own asks beside `useLogin`: what is wrong with what was typed, and what a failure says (LGN-01, LGN-04). */
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
