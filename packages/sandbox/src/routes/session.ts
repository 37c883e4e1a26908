import type { Hono } from 'hono';
import { accept, bodyOf, type Refusal, refuse, textIn, unauthenticated } from '../answer.ts';
import { type Backend, languageFor, memberOf } from '../backend.ts';
import { addMember } from '../state/members.ts';
import { hashPassword } from '../state/password.ts';
import { takeProof } from '../state/proofs.ts';
import { endSession } from '../state/sessions.ts';
import { type MemberRecord, memberNamed, memberWithMobile } from '../state/state.ts';
import { checkCaptcha } from './captcha-check.ts';
import { challenge } from './challenge.ts';
import { field, maybe, oneOf, text, whole } from './fields.ts';
import { openSession } from './open-session.ts';
import { operations } from './operation.ts';
import { checkSms, sendSms } from './sms.ts';

/** What begins a free demo: a new random text each time, and the version of the gateway. */
const freePlayInput = {
  platform: oneOf('W'),
  os: maybe(text(64)),
  random: field((value) =>
    typeof value === 'string' && /^[0-9A-Za-z]{16,64}$/.test(value) ? value : undefined,
  ),
  gatewayVersion: whole(3, 3),
};

/** Login, trial login, logout and the SMS codes. */
export function sessionRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  const flag = (name: string) => backend.scenario.flags[name] === true;

  const byPassword = async (body: Record<string, unknown>): Promise<MemberRecord | Refusal> => {
    if (flag('BOTCHALLENGE') && !takeProof(backend, textIn(body, 'botToken'), 'person')) {
      return { code: 'PHONE_CAPTCHA_FAILED', text: 'unknown' };
    }
    const username = textIn(body, 'username');
    const { failures } = backend.state;
    // After this many wrong passwords in a row a picture code is asked for (LGN-04).
    const { captchaAfter } = backend.scenario;
    const key = username.toLowerCase();
    const failed = failures.get(key) ?? 0;
    const captchaDue = failed >= captchaAfter;
    const wrongCaptcha = captchaDue ? checkCaptcha(backend, body) : null;
    if (wrongCaptcha) return wrongCaptcha;
    const member = memberNamed(backend.state, username);
    const given = await hashPassword(textIn(body, 'password'), member?.salt ?? 'nobody');
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

  const bySms = (body: Record<string, unknown>): MemberRecord | Refusal => {
    if (!flag('MOBILEVERCODELOGIN3')) return { code: 'UNKNOWN', text: 'unknown' };
    const mobile = textIn(body, 'mobileNum').replace(/^0+/, '');
    const number = textIn(body, 'countryDialingCode') + mobile;
    const wrong = checkSms(backend, 'login', number, {
      code: textIn(body, 'password'),
      firebaseIdToken: textIn(body, 'firebaseIdToken'),
    });
    if (wrong) return wrong;
    return (
      memberWithMobile(backend.state, mobile) ?? {
        code: 'CREDENTIALS_WRONG',
        text: 'registerFirst',
      }
    );
  };

  on('POST /wps/session/login/freeplay', { who: 'anyone', input: freePlayInput }, () =>
    flag('FREEPLAY3')
      ? openSession(backend, trialMember(backend))
      : { code: 'UNKNOWN', text: 'unknown' },
  );

  return app
    .post('/wps/session/login', async (c) => {
      const language = languageFor(c.req.raw);
      const body = await bodyOf(c.req.raw);
      if (!body) return refuse({ code: 'VALIDATION', text: 'validation' }, language);
      const result = textIn(body, 'type') === 'sms' ? bySms(body) : await byPassword(body);
      return 'code' in result ? refuse(result, language) : openSession(backend, result);
    })
    .delete('/wps/session/logout', (c) => {
      const token = c.req.header('Authorization') ?? '';
      if (!memberOf(backend, c.req.raw)) return refuse(unauthenticated, languageFor(c.req.raw));
      const session = backend.state.sessions.get(token);
      if (session) endSession(backend, token, session);
      return accept(null);
    })
    .post('/wps/verification/sms/noLogin', (c) => sendSms(backend, c.req.raw, 'login', 'mobileNum'))
    .post('/wps/verification/sms/register', (c) =>
      sendSms(backend, c.req.raw, 'register', 'mobileNo'),
    );
}

function trialMember({ state, now }: Backend): MemberRecord {
  const id = `trial-${state.members.size + 1}`;
  return addMember(state, now(), {
    id,
    username: id,
    nickname: { bn: id, en: id },
    type: 4,
    salt: id,
    passwordHash: '',
    welcome: 1_000_000n,
  });
}
