import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { sameInAll } from '../catalogue/language.ts';
import type { Refusal } from '../core/refusal.ts';
import { accept } from '../http/answer.ts';
import { field, maybe, note, oneOf, text, type Values, whole } from '../http/fields.ts';
import { featureOff, operations } from '../http/operation.ts';
import { addMember } from '../state/members.ts';
import { hashPassword } from '../state/password.ts';
import { takeProof } from '../state/proofs.ts';
import { endSession } from '../state/sessions.ts';
import { type MemberRecord, memberNamed, memberWithMobile } from '../state/state.ts';
import { captchaInput, checkCaptcha } from './captcha-check.ts';
import { challenge } from './challenge.ts';
import { openSession } from './open-session.ts';
import { proofInput } from './proof-input.ts';
import { checkSms, sendSms } from './sms.ts';

/** The input for a free demo: a new random text each time, and the version of the gateway. */
const freePlayInput = {
  platform: oneOf('W'),
  os: maybe(text(64)),
  random: field((value) =>
    typeof value === 'string' && /^[0-9A-Za-z]{16,64}$/.test(value) ? value : undefined,
  ),
  gatewayVersion: whole(3, 3),
};

const loginInput = {
  type: oneOf('username', 'sms'),
  username: maybe(note(255)),
  mobileNum: maybe(note(64)),
  countryDialingCode: maybe(note(16)),
  password: note(255),
  ...captchaInput,
  ...proofInput,
};

type Login = Values<typeof loginInput>;

/** Login, trial login, logout and the SMS codes. */
export function sessionRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  const flag = (name: string) => backend.scenario.flags[name] === true;

  const byPassword = async (input: Login): Promise<MemberRecord | Refusal> => {
    if (flag('BOTCHALLENGE') && !takeProof(backend, input.botToken ?? '', 'person')) {
      return { code: 'PHONE_CAPTCHA_FAILED', text: 'unknown' };
    }
    const { username = '' } = input;
    const { failures } = backend.state;
    // After this many wrong passwords in a row a picture code is required (LGN-04).
    const { captchaAfter } = backend.scenario;
    const key = username.toLowerCase();
    const failed = failures.get(key) ?? 0;
    const captchaDue = failed >= captchaAfter;
    const wrongCaptcha = captchaDue ? checkCaptcha(backend, input) : null;
    if (wrongCaptcha) return wrongCaptcha;
    const member = memberNamed(backend.state, username);
    const given = await hashPassword(input.password, member?.salt ?? 'nobody');
    if (!member || given !== member.passwordHash) {
      failures.set(key, failed + 1);
      return {
        code: 'CREDENTIALS_WRONG',
        text: 'credentials',
        captcha: failed + 1 >= captchaAfter,
      };
    }
    failures.delete(key);
    return backend.scenario.flags.EXTRAVERIF3 === true ? challenge(backend, member) : member;
  };

  const bySms = (input: Login): MemberRecord | Refusal => {
    if (!flag('MOBILEVERCODELOGIN3')) return featureOff;
    const mobile = (input.mobileNum ?? '').replace(/^0+/, '');
    const number = (input.countryDialingCode ?? '') + mobile;
    const { password: code, firebaseIdToken } = input;
    const wrong = checkSms(backend, 'login', number, { code, firebaseIdToken });
    if (wrong) return wrong;
    return (
      memberWithMobile(backend.state, mobile) ?? {
        code: 'CREDENTIALS_WRONG',
        text: 'registerFirst',
      }
    );
  };

  on('POST /wps/session/login', { who: 'anyone', input: loginInput }, async ({ input }) => {
    const result = input.type === 'sms' ? bySms(input) : await byPassword(input);
    return 'code' in result ? result : openSession(backend, result);
  });

  on('POST /wps/session/login/freeplay', { who: 'anyone', input: freePlayInput }, () =>
    flag('FREEPLAY3') ? openSession(backend, trialMember(backend)) : featureOff,
  );

  on('DELETE /wps/session/logout', { who: 'holder', input: {} }, ({ request }) => {
    const token = request.headers.get('Authorization') ?? '';
    const session = backend.state.sessions.get(token);
    if (session) endSession(backend, token, session);
    return accept(null);
  });

  const number = note(64);
  const countryDialingCode = note(16);

  on(
    'POST /wps/verification/sms/noLogin',
    { who: 'anyone', input: { mobileNum: number, countryDialingCode } },
    ({ input }) =>
      flag('MOBILEVERCODELOGIN3')
        ? sendSms(backend, 'login', input.countryDialingCode, input.mobileNum)
        : featureOff,
  );

  on(
    'POST /wps/verification/sms/register',
    { who: 'anyone', input: { mobileNo: number, countryDialingCode } },
    ({ input }) => sendSms(backend, 'register', input.countryDialingCode, input.mobileNo),
  );

  return app;
}

function trialMember({ state, now }: Backend): MemberRecord {
  const id = `trial-${state.members.size + 1}`;
  return addMember(state, now(), {
    id,
    username: id,
    nickname: sameInAll(id),
    type: 4,
    salt: id,
    passwordHash: '',
    welcome: 1_000_000n,
  });
}
