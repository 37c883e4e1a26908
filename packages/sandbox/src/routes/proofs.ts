import { Hono } from 'hono';
import type { Backend } from '../backend.ts';
import { bodyOf, textIn } from '../http/answer.ts';
import { sendCode, takeCode } from '../state/codes.ts';
import { giveProof } from '../state/proofs.ts';
import { challengeScript, phoneScript } from './proof-scripts.ts';

const script = (text: string) =>
  new Response(text, {
    headers: { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' },
  });

/** Numbers that fail as Firebase does: the last digit of `170000000x` picks the error. */
const failures = [
  'auth/internal-error',
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests',
  'auth/captcha-check-failed',
  'auth/unauthorized-domain',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/popup-closed-by-user',
  'auth/network-request-failed',
] as const;

const failing = /^\+\d{1,4}170000000(\d)$/;

/**
 * Replacements for a bot challenge and for Firebase's phone authentication, so that tests can run the adapters end to
 * end without a third party. Not part of the contract.
 */
export function proofRoutes(backend: Backend): Hono {
  return new Hono()
    .get('/sandbox/challenge.js', () => script(challengeScript))
    .get('/sandbox/phone.js', () => script(phoneScript))
    .post('/sandbox/challenge', (c) => c.json({ token: giveProof(backend, 'person') }))
    .post('/sandbox/phone/send', async (c) => {
      const phone = textIn((await bodyOf(c.req.raw)) ?? {}, 'phone');
      const planned = failures[Number(failing.exec(phone)?.[1] ?? Number.NaN)];
      if (planned) return c.json({ error: planned });
      const refused = sendCode(backend, `phone ${phone.slice(1)}`);
      return c.json(refused ? { error: 'auth/too-many-requests' } : {});
    })
    .post('/sandbox/phone/confirm', async (c) => {
      const body = (await bodyOf(c.req.raw)) ?? {};
      const key = `phone ${textIn(body, 'phone').slice(1)}`;
      const code = textIn(body, 'code');
      if (!code) return c.json({ error: 'auth/missing-verification-code' });
      const wrong = takeCode(backend, key, code);
      if (wrong?.code === 'SMS_CODE_EXPIRED') return c.json({ error: 'auth/code-expired' });
      if (wrong) return c.json({ error: 'auth/invalid-verification-code' });
      return c.json({ token: giveProof(backend, key) });
    });
}
