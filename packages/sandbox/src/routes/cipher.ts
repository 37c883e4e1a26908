import { Hono } from 'hono';
import { bodyOf } from '../http/answer.ts';
import type { Encryption } from '../http/encrypted.ts';

/** The part of the control surface that concerns the keys. Not part of the contract. */
export function cipherRoutes(encryption: Encryption): Hono {
  return (
    new Hono()
      .get('/sandbox/cipher', async (c) => c.json(await encryption.keys()))
      // New keys, as after a restart: pages still have the old ones.
      .post('/sandbox/cipher', async (c) => {
        encryption.renew();
        return c.json(await encryption.keys());
      })
      // What a page encrypted, for a test that reads requests.
      .post('/sandbox/cipher/open', async (c) => {
        const { name, payload } = (await bodyOf(c.req.raw)) ?? {};
        try {
          return c.json({ text: await encryption.read(String(name), String(payload)) });
        } catch {
          return c.json({ wrong: 'payload' }, 400);
        }
      })
  );
}
