import type { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { accept } from '../http/answer.ts';
import { text } from '../http/fields.ts';
import { operations } from '../http/operation.ts';
import { randomToken } from '../state/state.ts';
import { openSession } from './open-session.ts';

/** How long a code is valid, in seconds. */
const lifetime = 60;

/** Most codes that can wait at once; then the oldest is removed. */
const mostWaiting = 1_000;

const expired: Refusal = { code: 'CHALLENGE_EXPIRED', text: 'challengeExpired' };

/** A code that waits to be redeemed. */
interface Handover {
  /** Token of the session it was created with. */
  readonly token: string;
  readonly expiresAt: number;
}

/** Codes that carry a login from the page of a partner to the site, each valid once (EMB-01). */
export function handoverRoutes(backend: Backend): Hono {
  const { app, on } = operations(backend);
  const waiting = new Map<string, Handover>();

  on('POST /wps/session/handover', { who: 'holder', input: {} }, ({ request }) => {
    const token = request.headers.get('Authorization') ?? '';
    const code = randomToken(backend.state, 32);
    const [oldest] = waiting.keys();
    if (waiting.size >= mostWaiting && oldest !== undefined) waiting.delete(oldest);
    waiting.set(code, { token, expiresAt: backend.now() + lifetime * 1000 });
    return accept({ code, expiresInSeconds: lifetime });
  });

  on(
    'POST /wps/session/login/handover',
    { who: 'anyone', input: { code: text(64) } },
    ({ input: { code } }) => {
      const handover = waiting.get(code);
      waiting.delete(code);
      if (!handover || handover.expiresAt <= backend.now()) return expired;
      const session = backend.state.sessions.get(handover.token);
      const member = session && backend.state.members.get(session.memberId);
      return member ? openSession(backend, member) : expired;
    },
  );

  return app;
}
