import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import type { Language } from '../catalogue/language.ts';
import { accept } from '../http/answer.ts';
import { maybe, text } from '../http/fields.ts';
import { operations, wrongField } from '../http/operation.ts';
import { sendCode } from '../state/codes.ts';
import { hashPassword } from '../state/password.ts';
import { endOthers } from '../state/sessions.ts';
import { memberNamed, memberWithMobile, randomToken } from '../state/state.ts';
import { translate } from '../text/translate.ts';
import { openSession } from './open-session.ts';
import { checkSms } from './sms.ts';

/** The sentence for a new password that is too weak, or `null`. */
export function weakness(password: string, language: Language): string | null {
  if (password === '123456') return translate('passwordCommon', language);
  const length = [...password].length;
  return length < 8 || length > 20
    ? translate('lengthRange', language, { min: '8', max: '20' })
    : null;
}

/** The routes to reset a forgotten password (PWD-01), and to log out other devices. */
export function passwordRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  on(
    'POST /wps/member/password/email',
    { who: 'anyone', form: true, input: { username: text(64), email: text(120) } },
    ({ input }) => {
      const member = memberNamed(backend.state, input.username);
      const known = member?.email !== '' && member?.email === input.email.toLowerCase();
      if (!member || !known || member.type === 4) {
        return { code: 'ACCOUNT_NOT_FOUND', text: 'accountNotFound' };
      }
      return sendCode(backend, `email ${member.email}`) ?? accept(null);
    },
  );

  on(
    'POST /wps/member/password/verification',
    {
      who: 'anyone',
      input: {
        newPassword: text(64),
        mobileNum: text(20),
        verificationCode: text(255),
        countryDialingCode: maybe(text(4)),
      },
    },
    async ({ input, language }) => {
      const mobile = input.mobileNum.replace(/^0+/, '');
      if (!/^\d{6,14}$/.test(mobile)) return { code: 'PHONE_INVALID', text: 'mobileInvalid' };
      const weak = weakness(input.newPassword, language);
      if (weak !== null) return wrongField('newPassword', weak);
      const number = (input.countryDialingCode ?? '880') + mobile;
      const wrong = checkSms(backend, 'login', number, { code: input.verificationCode });
      if (wrong) return wrong;
      const member = memberWithMobile(backend.state, mobile);
      if (!member) return { code: 'ACCOUNT_NOT_FOUND', text: 'accountNotFound' };
      const salt = randomToken(backend.state, 12);
      const passwordHash = await hashPassword(input.newPassword, salt);
      Object.assign(member, { salt, passwordHash, passwordExpired: false, firstTimeLogin: false });
      // All sessions were opened with the old password.
      endOthers(backend, member.id, null);
      const session: unknown = await openSession(backend, member).json();
      return accept({ session: Reflect.get(Object(session), 'value') });
    },
  );

  on('DELETE /wps/session/others', { who: 'holder', input: {} }, ({ member, request }) => {
    endOthers(backend, member.id, request.headers.get('Authorization'));
    return accept(null);
  });

  return app;
}
