import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { accept } from '../http/answer.ts';
import { oneOf, text } from '../http/fields.ts';
import { operations } from '../http/operation.ts';
import { codeMinutes, sendCode, takeCode } from '../state/codes.ts';
import { memberAccountOf } from '../state/member-accounts.ts';
import { type MemberRecord, randomToken } from '../state/state.ts';
import { fitsTotp } from '../state/totp.ts';
import { openSession } from './open-session.ts';

const lifetime = 10 * 60_000;
const mostFailures = 5;

const expired: Refusal = { code: 'CHALLENGE_EXPIRED', text: 'challengeExpired' };
const wrong: Refusal = { code: 'CHALLENGE_WRONG', text: 'challengeWrong' };

/** Refuses a login from a new place until the member proves their identity (LGN-07). */
export function challenge(backend: Backend, member: MemberRecord): Refusal {
  const { accounts, profile } = memberAccountOf(backend, member.id);
  const ways: [string, boolean][] = [
    ['mobile', member.mobile !== ''],
    ['email', member.email !== ''],
    ['bankName', accounts.length > 0],
    ['google', profile.authenticatorOn],
  ];
  const challengeId = randomToken(backend.state, 24);
  const expiresAt = backend.now() + lifetime;
  backend.state.challenges.set(challengeId, { memberId: member.id, expiresAt, failures: 0 });
  const methods = ways.filter(([, has]) => has).map(([way]) => way);
  return {
    code: 'EXTRA_VERIFICATION',
    text: 'extraVerification',
    challenge: { challengeId, methods },
  };
}

/** The routes that send codes for the extra verification, and check its answer. */
export function challengeRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);

  const openFor = (challengeId: string) => {
    const record = backend.state.challenges.get(challengeId);
    const member = record && backend.state.members.get(record.memberId);
    return record && member && record.expiresAt > backend.now() ? { record, member } : null;
  };

  on(
    'POST /wps/verification/login',
    {
      who: 'anyone',
      input: { challengeId: text(64), method: oneOf('mobile', 'email') },
    },
    ({ input: { challengeId, method } }) => {
      if (!openFor(challengeId)) return expired;
      const refused = sendCode(backend, `challenge ${method} ${challengeId}`);
      return refused ?? accept({ expiredMinutes: codeMinutes });
    },
  );

  on(
    'POST /wps/session/login/verification',
    {
      who: 'anyone',
      input: {
        challengeId: text(64),
        method: oneOf('mobile', 'code', 'email', 'bankName', 'google'),
        answer: text(80),
      },
    },
    async ({ input: { challengeId, method, answer } }) => {
      const open = openFor(challengeId);
      if (!open) return expired;
      const { record, member } = open;
      if (await fits(backend, member, challengeId, method, answer)) {
        // Of two right answers at the same time only the first opens a session.
        if (!backend.state.challenges.delete(challengeId)) return expired;
        return openSession(backend, member);
      }
      record.failures += 1;
      if (record.failures >= mostFailures) backend.state.challenges.delete(challengeId);
      return wrong;
    },
  );

  return app;
}

async function fits(
  backend: Backend,
  member: MemberRecord,
  challengeId: string,
  method: string,
  answer: string,
): Promise<boolean> {
  const { accounts, profile } = memberAccountOf(backend, member.id);
  if (method === 'bankName') {
    const plain = (name: string) => name.toLowerCase().replace(/\s+/g, ' ').trim();
    return accounts.some(({ holder }) => plain(holder) === plain(answer));
  }
  if (method === 'google') {
    const { authenticator, authenticatorOn } = profile;
    return authenticatorOn && fitsTotp(authenticator ?? '', answer, backend.now());
  }
  const channel = method === 'email' ? 'email' : 'mobile';
  return takeCode(backend, `challenge ${channel} ${challengeId}`, answer) === null;
}
