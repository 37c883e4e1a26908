import { isApiError } from '@parlour/api-client';
import { type FormSchema, formSchema, someText, textThat } from '../../shared/form/schema.ts';
import {
  type CompiledField,
  compileRules,
  type Message,
  problemWith,
} from '../../shared/rules/compile.ts';
import { type ChangeReason, defaultPassword } from '../../shared/session/change-reason.ts';

export interface PasswordValues {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly confirmNewPassword: string;
}

export type PasswordName = keyof PasswordValues;
const passwordProblems = ['required', 'length', 'pattern', 'common', 'same', 'mismatch'] as const;
export type PasswordProblem = (typeof passwordProblems)[number];

/** Field names as in the API contract, in the order of the form. */
export const passwordNames = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;

const known = ['password'] as const;

/**
 * Returns the registration's rule for passwords, which also applies to new ones (PWD-02); `null` while it is unknown.
 */
export function passwordRule(rules: unknown): CompiledField | null {
  return compileRules(rules, known).fields.find((field) => field.known === 'password') ?? null;
}

/**
 * Trims the passwords for sending: logins are trimmed, so a password with blanks around it could never be used again.
 */
export const trimmed = (values: PasswordValues): PasswordValues => ({
  oldPassword: values.oldPassword.trim(),
  newPassword: values.newPassword.trim(),
  confirmNewPassword: values.confirmNewPassword.trim(),
});

/** Schema of the three passwords. */
export const passwordSchema = (
  rule: CompiledField | null,
): FormSchema<PasswordName, PasswordProblem> =>
  formSchema(
    passwordProblems,
    {
      oldPassword: someText(),
      newPassword: textThat((typed) => {
        const password = typed.trim();
        if (password === '') return 'required';
        return password === defaultPassword ? 'common' : null;
      }),
      confirmNewPassword: someText(),
    },
    [
      {
        at: 'newPassword',
        find: ({ oldPassword, newPassword }) => {
          if (newPassword.trim() === oldPassword.trim()) return 'same';
          return rule && problemWith(rule, newPassword.trim());
        },
      },
      {
        at: 'confirmNewPassword',
        find: ({ newPassword, confirmNewPassword }) =>
          confirmNewPassword.trim() === newPassword.trim() ? null : 'mismatch',
      },
    ],
  );

/** Message key of each reason why the old password has to be changed (LGN-05). */
export const reasonKey = {
  default: 'password.mustChangeDefault',
  expired: 'password.mustChangeExpired',
  firstLogin: 'password.mustChangeFirst',
} as const satisfies Record<ChangeReason, Message['key']>;

type FieldErrors = readonly (readonly [PasswordName, string])[];

/**
 * Returns the server's errors for single fields; other errors belong to the form. `say` returns the sentence for a
 * refusal that names no field.
 */
export function fieldErrors(error: unknown, say: () => string): FieldErrors {
  if (!isApiError(error)) return [];
  const fields: Readonly<Record<string, string>> = error.fields ?? {};
  const named = passwordNames.flatMap((name) => {
    const text = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return text ? [[name, text] as const] : [];
  });
  if (named.length > 0 || error.code !== 'CREDENTIALS_WRONG') return named;
  // The account is already known, so only the current password can be wrong.
  return [['oldPassword', say()]];
}
