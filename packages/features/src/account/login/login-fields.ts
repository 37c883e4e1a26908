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

/** The form by name: no field that is asked for may be left empty, blanks included (LGN-01). */
export const usernameSchema = (captchaShown: boolean): FormSchema<UsernameName, 'required'> =>
  captchaShown ? withCaptcha : withoutCaptcha;

/** The form by mobile number, a number of the chosen country (LGN-01). */
export const smsSchema = (dialCode: string): FormSchema<SmsName, FieldProblem> =>
  formSchema(['required', 'format'] as const, {
    mobile: textThat((typed) => mobileProblem(typed, dialCode)),
    code: someText(),
  });
