import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { sameInAll } from '../catalogue/language.ts';
import type { Refusal } from '../core/refusal.ts';
import { bodyOf, refuse, textIn } from '../http/answer.ts';
import { languageFor } from '../http/caller.ts';
import { readFields } from '../http/fields.ts';
import { misfit } from '../http/operation.ts';
import { invitationOf } from '../state/invitations.ts';
import { addMember } from '../state/members.ts';
import { hashPassword } from '../state/password.ts';
import { takeProof } from '../state/proofs.ts';
import { type MemberRecord, randomToken } from '../state/state.ts';
import { translate } from '../text/translate.ts';
import { checkCaptcha } from './captcha-check.ts';
import { openSession } from './open-session.ts';
import { readRule } from './register-rules.ts';
import {
  checkRegistration,
  givenIn,
  type RegisterMethod,
  referralIn,
  registrationFields,
} from './registration.ts';
import { checkSms } from './sms.ts';

/** Play money every new account starts with. */
const welcome = 100_000n;

/** Both ways to open an account (REG-05). Their fields come from the rules. */
export function registerRoutes(backend: Backend): Hono {
  const register = async (request: Request, method: RegisterMethod): Promise<Response> => {
    const language = languageFor(request);
    const deny = (refusal: Refusal) => refuse(refusal, language);
    const body = await bodyOf(request);
    if (!body) return deny({ code: 'VALIDATION', text: 'validation' });
    const fields = registrationFields(backend);
    const read = readFields(fields, body);
    if ('wrong' in read) return deny(misfit(read.wrong, body, Object.keys(fields), language));
    const { flags, registerRules } = backend.scenario;
    const open = flags[method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'] === true;
    const invited = invitationOf(backend.state, backend.now(), codeOf(backend, body)) !== null;
    if (!open || !(flags.DIRECTREG3 || invited))
      return deny({ code: 'REGISTRATION_CLOSED', text: 'closed' });
    if (flags.BOTCHALLENGE && !takeProof(backend, textIn(body, 'botToken'), 'person')) {
      return deny({ code: 'PHONE_CAPTCHA_FAILED', text: 'unknown' });
    }
    if (readRule(registerRules.captcha)) {
      const typed = { captcha: textIn(body, 'captcha'), captchaId: textIn(body, 'captchaId') };
      const wrongCaptcha = checkCaptcha(backend, typed);
      if (wrongCaptcha) return deny(wrongCaptcha);
    }
    const refusal = () => {
      const wrong = checkRegistration(backend, body, method, language);
      return Object.keys(wrong).length > 0
        ? deny({ code: 'VALIDATION', text: 'validation', fields: wrong })
        : null;
    };
    const early = refusal();
    if (early) return early;
    const salt = randomToken(backend.state, 12);
    const passwordHash = await hashPassword(textIn(body, 'password'), salt);
    // Hashing takes a moment in which another member may have taken the name.
    const late = refusal();
    if (late) return late;
    const mobile = textIn(body, 'mobileNum').replace(/^0+/, '');
    if (method === 'mobile' && flags.REGMOBVERF3) {
      const number = textIn(body, 'countryDialingCode') + mobile;
      const wrong = checkSms(backend, 'register', number, {
        code: textIn(body, 'verificationCode'),
        firebaseIdToken: textIn(body, 'firebaseIdToken'),
      });
      if (wrong)
        return deny({ ...wrong, fields: { verificationCode: translate(wrong.text, language) } });
    }
    const username = method === 'mobile' ? mobile : textIn(body, 'username');
    const member = newMember(backend, body, { username, salt, passwordHash });
    return openSession(backend, member, true);
  };

  return new Hono()
    .put('/wps/member/register', (c) => register(c.req.raw, 'username'))
    .put('/wps/member/register/mobile', (c) => register(c.req.raw, 'mobile'));
}

/** The invitation code of a registration. */
const codeOf = (backend: Backend, body: Record<string, unknown>): string =>
  textIn(body, 'affiliateCode') || referralIn(backend, body);

function newMember(
  backend: Backend,
  body: Record<string, unknown>,
  account: Pick<MemberRecord, 'username' | 'salt' | 'passwordHash'>,
): MemberRecord {
  const { state, scenario, now } = backend;
  const name = givenIn(backend, body, 'nickname') || account.username;
  const invitation = invitationOf(state, now(), codeOf(backend, body));
  const link = state.agents.links.get(invitation?.linkId ?? '');
  if (link) link.registered += 1;
  return addMember(state, now(), {
    ...account,
    nickname: sameInAll(name),
    type: invitation?.type ?? 0,
    mobile: textIn(body, 'mobileNum').replace(/^0+/, ''),
    email: givenIn(backend, body, 'email').toLowerCase(),
    uplineId: invitation?.uplineId ?? null,
    referrerId: (scenario.flags.REFERRALPROMO3 && invitation?.referrerId) || null,
    welcome,
  });
}
