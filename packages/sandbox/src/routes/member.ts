import { Hono } from 'hono';
import { accept, bodyOf, refuse, textIn, unauthenticated } from '../answer.ts';
import { type Backend, languageFor, memberOf } from '../backend.ts';
import { availableTo } from '../cashier/promotions.ts';
import { moneyOf } from '../ledger/book.ts';
import { formatMoney } from '../money.ts';
import { deskOf } from '../state/desks.ts';
import { invitationOf } from '../state/invitations.ts';
import { addMember } from '../state/members.ts';
import { unreadOf } from '../state/messages.ts';
import { hashPassword } from '../state/password.ts';
import { takeProof } from '../state/proofs.ts';
import { endOthers } from '../state/sessions.ts';
import { type MemberRecord, randomToken } from '../state/state.ts';
import { say } from '../text/say.ts';
import { checkCaptcha } from './captcha-check.ts';
import { openSession } from './open-session.ts';
import { checkRegistration } from './registration.ts';
import { checkSms } from './sms.ts';

/** Play money every new account starts with. */
const welcome = 100_000n;

/** Member info, registration, password and balance. */
export function memberRoutes(backend: Backend): Hono {
  const register = async (request: Request, method: 'username' | 'mobile'): Promise<Response> => {
    const language = languageFor(request);
    const body = await bodyOf(request);
    if (!body) return refuse({ code: 'VALIDATION', text: 'validation' }, language);
    const { flags, registerRules } = backend.scenario;
    const open = flags[method === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3'] === true;
    if (!open) return refuse({ code: 'UNKNOWN', text: 'closed' }, language);
    if (flags.BOTCHALLENGE && !takeProof(backend, textIn(body, 'botToken'), 'person')) {
      return refuse({ code: 'PHONE_CAPTCHA_FAILED', text: 'unknown' }, language);
    }
    if (isEnabled(registerRules.captcha)) {
      const wrongCaptcha = checkCaptcha(backend, body);
      if (wrongCaptcha) return refuse(wrongCaptcha, language);
    }
    const refusal = () => {
      const fields = checkRegistration(backend, body, method, language);
      return Object.keys(fields).length > 0
        ? refuse({ code: 'VALIDATION', text: 'validation', fields }, language)
        : null;
    };
    const early = refusal();
    if (early) return early;
    const salt = randomToken(backend.state, 12);
    const passwordHash = await hashPassword(textIn(body, 'password'), salt);
    // Hashing takes a moment in which somebody else may have taken the name.
    const late = refusal();
    if (late) return late;
    const mobile = textIn(body, 'mobileNum').replace(/^0+/, '');
    if (method === 'mobile' && flags.REGMOBVERF3) {
      const number = textIn(body, 'countryDialingCode') + mobile;
      const wrong = checkSms(backend, 'register', number, {
        code: textIn(body, 'verificationCode'),
        firebaseIdToken: textIn(body, 'firebaseIdToken'),
      });
      if (wrong) {
        const field = { verificationCode: say(wrong.text, language) };
        return refuse({ ...wrong, fields: field }, language);
      }
    }
    const username = method === 'mobile' ? mobile : textIn(body, 'username');
    const member = newMember(backend, body, { username, salt, passwordHash });
    return openSession(backend, member);
  };

  return new Hono()
    .get('/wps/member/info', (c) => {
      const language = languageFor(c.req.raw);
      const member = memberOf(backend, c.req.raw);
      if (!member) return refuse(unauthenticated, language);
      return accept({
        id: member.id,
        account: member.username,
        nickname: member.nickname[language],
        type: member.type,
        toUpline: member.uplineId !== null,
        clubLabel: {
          labelName: say('level', language, { rank: String(member.rankLevel) }),
          rankLevel: member.rankLevel,
        },
        memberLabel: [],
        promotionCount: availableTo(backend, member),
        unreadCount: unreadOf(backend, member.id),
      });
    })
    .get('/wps/v2/wallets/balance', (c) => {
      const member = memberOf(backend, c.req.raw);
      if (!member) return refuse(unauthenticated, languageFor(c.req.raw));
      return accept({
        sumBalance: formatMoney(moneyOf(backend.state, member.id).spendable),
        asOf: new Date(backend.now()).toISOString(),
      });
    })
    .put('/wps/member/register', (c) => register(c.req.raw, 'username'))
    .put('/wps/member/register/mobile', (c) => register(c.req.raw, 'mobile'))
    .post('/wps/member/password', async (c) => {
      const language = languageFor(c.req.raw);
      const member = memberOf(backend, c.req.raw);
      if (!member) return refuse(unauthenticated, language);
      if (member.type === 4) {
        return refuse({ code: 'TRIAL_FORBIDDEN', text: 'trialForbidden' }, language);
      }
      const body = (await bodyOf(c.req.raw)) ?? {};
      const fields = await checkNewPassword(member, body, language);
      if (Object.keys(fields).length > 0) {
        return refuse({ code: 'VALIDATION', text: 'validation', fields }, language);
      }
      member.salt = randomToken(backend.state, 12);
      member.passwordHash = await hashPassword(textIn(body, 'newPassword'), member.salt);
      member.passwordExpired = false;
      member.firstTimeLogin = false;
      deskOf(backend, member.id).profile.passwordChangedAt = backend.now();
      // Whoever else came in with the old password is out.
      endOthers(backend, member.id, c.req.header('Authorization') ?? null);
      return accept(null);
    });
}

const isEnabled = (rule: unknown): boolean =>
  typeof rule === 'object' && rule !== null && Reflect.get(rule, 'enabled') === true;

async function checkNewPassword(
  member: MemberRecord,
  body: Record<string, unknown>,
  language: 'bn' | 'en',
): Promise<Record<string, string>> {
  const old = textIn(body, 'oldPassword');
  const next = textIn(body, 'newPassword');
  if ((await hashPassword(old, member.salt)) !== member.passwordHash) {
    return { oldPassword: say('passwordOldWrong', language) };
  }
  if (next === '123456') return { newPassword: say('passwordCommon', language) };
  if (next === old) return { newPassword: say('passwordSame', language) };
  if ([...next].length < 8 || [...next].length > 20) {
    return { newPassword: say('lengthRange', language, { min: '8', max: '20' }) };
  }
  return next === textIn(body, 'confirmNewPassword')
    ? {}
    : { confirmNewPassword: say('passwordMismatch', language) };
}

function newMember(
  { state, now }: Backend,
  body: Record<string, unknown>,
  account: Pick<MemberRecord, 'username' | 'salt' | 'passwordHash'>,
): MemberRecord {
  const name = textIn(body, 'nickname') || account.username;
  const code = textIn(body, 'affiliateCode') || textIn(body, 'referralCode');
  const invitation = invitationOf(state, now(), code);
  const link = state.agents.links.get(invitation?.linkId ?? '');
  if (link) link.registered += 1;
  return addMember(state, now(), {
    ...account,
    nickname: { bn: name, en: name },
    type: invitation?.type ?? 0,
    mobile: textIn(body, 'mobileNum').replace(/^0+/, ''),
    email: textIn(body, 'email').toLowerCase(),
    uplineId: invitation?.uplineId ?? null,
    referrerId: invitation?.referrerId ?? null,
    welcome,
  });
}
