import {
  anyText,
  type FormSchema,
  formSchema,
  someText,
  textThat,
} from '../../shared/form/schema.ts';
import {
  type FieldProblem,
  mobileProblem,
  type SmsName,
  type UsernameName,
} from './login-model.ts';

const required = ['required'] as const;
const withCaptcha = formSchema(required, {
  username: someText(),
  password: someText(),
  captcha: someText(),
});
const withoutCaptcha = formSchema(required, {
  username: someText(),
  password: someText(),
  captcha: anyText(),
});

/** Schema of the form by name: no required field may be empty or blank (LGN-01). */
export const usernameSchema = (captchaShown: boolean): FormSchema<UsernameName, 'required'> =>
  captchaShown ? withCaptcha : withoutCaptcha;

/** Schema of the form by mobile number, a number of the chosen country (LGN-01). */
export const smsSchema = (dialCode: string): FormSchema<SmsName, FieldProblem> =>
  formSchema(['required', 'format'] as const, {
    mobile: textThat((typed) => mobileProblem(typed, dialCode)),
    code: someText(),
  });
