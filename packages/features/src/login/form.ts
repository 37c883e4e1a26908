/** What a login with a look of its own asks beside `useLogin`: what is wrong with what was typed, and what a failure says (LGN-01, LGN-04). */
export {
  type FieldProblem,
  failureText,
  isRetryable,
  type SmsName,
  type SmsValues,
  smsProblems,
  type UsernameName,
  type UsernameValues,
  usernameProblems,
} from './model.ts';
