import type { WireSecurity } from '@parlour/api-client/wire';
import type { Hono } from 'hono';
import type { Backend } from '../../backend.ts';
import type { Language } from '../../catalogue/language.ts';
import type { Refusal } from '../../core/refusal.ts';
import { accept } from '../../http/answer.ts';
import { maybe, oneOf, text } from '../../http/fields.ts';
import { operations, wrongField } from '../../http/operation.ts';
import { codeMinutes, sendCode, takeCode } from '../../state/codes.ts';
import { memberAccountOf } from '../../state/member-accounts.ts';
import { hashPassword } from '../../state/password.ts';
import { type MemberRecord, memberWithMobile, paymentSalt } from '../../state/state.ts';
import { fitsTotp, newSecret } from '../../state/totp.ts';
import { translate } from '../../text/translate.ts';
import { iso, maskEmail, maskPhone } from './view.ts';

const wrongCode: Refusal = { code: 'CHALLENGE_WRONG', text: 'challengeWrong', wrong: 'code' };
const badMobile: Refusal = { code: 'PHONE_INVALID', text: 'mobileInvalid' };
const wrongPassword: Refusal = {
  code: 'CREDENTIALS_WRONG',
  text: 'passwordOldWrong',
  wrong: 'password',
};

const contact = {
  channel: oneOf('mobile', 'email'),
  mobileNum: maybe(text(20)),
  countryDialingCode: maybe(text(4)),
  email: maybe(text(120)),
};

interface Contact {
  readonly channel: 'mobile' | 'email';
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
  readonly email?: string | undefined;
}

/** The security settings of an account (MEM-01): passwords, codes, contacts, the authenticator. */
export function securityRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const view = (member: MemberRecord, language: Language): WireSecurity => {
    const { profile, accounts, logins } = memberAccountOf(backend, member.id);
    const newest = [...logins].reverse().slice(0, 10);
    return {
      ...(profile.passwordChangedAt > 0 && { passwordChangedAt: iso(profile.passwordChangedAt) }),
      paymentPasswordSet: member.paymentHash !== '',
      ...(member.mobile !== '' && {
        mobile: { masked: `+880 ${maskPhone(member.mobile)}`, verified: profile.mobileVerified },
      }),
      ...(member.email !== '' && {
        email: { masked: maskEmail(member.email), verified: profile.emailVerified },
      }),
      authenticatorOn: profile.authenticatorOn,
      payoutAccounts: accounts.length,
      logins: newest.map(({ at, device, place, ip }, index) => ({
        time: iso(at),
        device: device[language],
        place: place[language],
        ip,
        current: index === 0,
      })),
    };
  };

  on('GET /wps/member/security', { who: 'member', input: {} }, ({ member, language }) =>
    accept(view(member, language)),
  );

  on(
    'POST /wps/member/paymentPassword',
    {
      who: 'member',
      input: { password: text(64), paymentPassword: text(64), confirmPaymentPassword: text(64) },
    },
    async ({ member, input, language }) => {
      if ((await hashPassword(input.password, member.salt)) !== member.passwordHash) {
        return wrongPassword;
      }
      if (!/^\d{6}$/.test(input.paymentPassword) || input.paymentPassword === '123456') {
        return wrongField('paymentPassword', translate('paymentFormat', language));
      }
      if (input.paymentPassword !== input.confirmPaymentPassword) {
        return wrongField('confirmPaymentPassword', translate('passwordMismatch', language));
      }
      member.paymentHash = await hashPassword(input.paymentPassword, paymentSalt(member.id));
      backend.state.locks.delete(`payment ${member.id}`);
      backend.state.failures.delete(`payment ${member.id}`);
      return accept(null);
    },
  );

  /** The key of a code and the contact it is sent to; or the refusal. */
  const targetOf = (member: MemberRecord, input: Contact, language: Language) => {
    if (input.channel === 'email') {
      const email = (input.email ?? member.email).toLowerCase();
      if (!/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email)) {
        return wrongField('email', translate('format', language));
      }
      const taken = [...backend.state.members.values()].some(
        (other) => other.email === email && other.id !== member.id,
      );
      return taken
        ? wrongField('email', translate('emailTaken', language))
        : { key: `email ${email}`, value: email };
    }
    const mobile = (input.mobileNum ?? member.mobile).replace(/^0+/, '');
    if (!/^\d{6,14}$/.test(mobile)) return badMobile;
    const other = memberWithMobile(backend.state, mobile);
    if (other && other.id !== member.id) {
      return wrongField('mobileNum', translate('mobileTaken', language));
    }
    return { key: `member ${input.countryDialingCode ?? '880'}${mobile}`, value: mobile };
  };

  on(
    'POST /wps/verification/member',
    { who: 'member', input: contact },
    ({ member, input, language }) => {
      const target = targetOf(member, input, language);
      if ('code' in target) return target;
      return sendCode(backend, target.key) ?? accept({ expiredMinutes: codeMinutes });
    },
  );

  on(
    'POST /wps/member/contact',
    { who: 'member', input: { ...contact, verificationCode: text(255) } },
    ({ member, input, language }) => {
      const target = targetOf(member, input, language);
      if ('code' in target) return target;
      const wrong = takeCode(backend, target.key, input.verificationCode);
      if (wrong) return { ...wrong, wrong: 'verificationCode' };
      const { profile } = memberAccountOf(backend, member.id);
      if (input.channel === 'email') {
        member.email = target.value;
        profile.emailVerified = true;
      } else {
        member.mobile = target.value;
        profile.mobileVerified = true;
      }
      return accept(view(member, language));
    },
  );

  on('POST /wps/member/authenticator', { who: 'member', input: {} }, ({ member }) => {
    const { profile } = memberAccountOf(backend, member.id);
    if (profile.authenticatorOn) return { code: 'ALREADY_DONE', text: 'alreadyDone' };
    const secret = newSecret(() => backend.state.random.int(0, 31));
    profile.authenticator = secret;
    const label = encodeURIComponent(`Parlour:${member.username}`);
    return accept({ secret, uri: `otpauth://totp/${label}?secret=${secret}&issuer=Parlour` });
  });

  const withAuthenticator =
    (on_: boolean) => async (member: MemberRecord, code: string, language: Language) => {
      const { profile } = memberAccountOf(backend, member.id);
      const secret = profile.authenticator;
      const ready = secret !== null && profile.authenticatorOn !== on_;
      if (!ready || !(await fitsTotp(secret, code, backend.now()))) return wrongCode;
      profile.authenticatorOn = on_;
      if (!on_) profile.authenticator = null;
      return accept(view(member, language));
    };
  const switchOn = withAuthenticator(true);
  const switchOff = withAuthenticator(false);

  on(
    'PUT /wps/member/authenticator',
    { who: 'member', input: { code: text(6) } },
    ({ member, input, language }) => switchOn(member, input.code, language),
  );

  on(
    'POST /wps/member/authenticator/remove',
    { who: 'member', input: { code: text(6) } },
    ({ member, input, language }) => switchOff(member, input.code, language),
  );

  return app;
}
