import { randomHex } from '@parlour/api-client';
import { memberOf, type SessionState } from './machine.ts';
import type { SessionInside } from './types.ts';

/** Requests the token of the session from other tabs, encrypted for the holder of the private key. */
interface Ask {
  readonly id: string;
  /** Public, base64. */
  readonly key: string;
}

/** The token, readable only by the requesting tab. Its bytes are base64, because every channel can send text. */
interface Answer {
  readonly answers: string;
  readonly key: string;
  readonly iv: string;
  readonly sealed: string;
}

/** Longest time to wait for another tab, in ms. After that this tab is logged out. */
const timeoutMs = 3_000;

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isAsk = (value: unknown): value is Ask =>
  isRecord(value) && typeof value.id === 'string' && typeof value.key === 'string';

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) &&
  [value.answers, value.key, value.iv, value.sealed].every((part) => typeof part === 'string');

const toText = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
/** Throws for text that is not base64. */
const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));

/**
 * Follows the login of another tab without a reload (docs/decisions/023). Nothing readable leaves a tab: the token is
 * encrypted with a key that is used once and never leaves the requesting tab. Returns the listener for messages of the
 * other tabs. Does nothing on a page without `crypto.subtle`, that is without TLS.
 */
export function followTabs(inside: SessionInside): (message: unknown) => Promise<void> {
  const { channel, state, token } = inside;
  const subtle = globalThis.crypto?.subtle;
  /** The open request, and the state in which this tab waits. If that state changes, the answer is ignored. */
  let asked: {
    readonly id: string;
    readonly own: CryptoKeyPair;
    readonly since: SessionState;
  } | null = null;

  const shown = async ({ publicKey }: CryptoKeyPair) =>
    toText(new Uint8Array(await subtle.exportKey('raw', publicKey)));
  /** Rejects if the text is not a key of the curve. */
  const secretOf = async (own: CryptoKeyPair, other: string) =>
    subtle.deriveKey(
      { name: 'ECDH', public: await subtle.importKey('raw', toBytes(other), curve, false, []) },
      own.privateKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    );
  const newPair = () => subtle.generateKey(curve, false, ['deriveKey']);
  const isFree = () => state().kind === 'anonymous' && inside.mayFollow?.() !== false;

  const ask = async () => {
    // From now on this tab is `authenticating`, so that no guard asks it for a login it does not need.
    inside.dispatch({ type: 'started' });
    const since = state();
    setTimeout(() => {
      if (state() === since) inside.fail();
    }, timeoutMs);
    const own = await newPair();
    const id = randomHex();
    const key = await shown(own);
    asked = { id, own, since };
    channel?.post({ id, key } satisfies Ask);
  };

  const answer = async ({ id, key }: Ask) => {
    const given = token();
    if (given === null) return;
    const own = await newPair();
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const secret = await secretOf(own, key);
    const sealed = await subtle.encrypt(
      { name: 'AES-GCM', iv },
      secret,
      new TextEncoder().encode(given),
    );
    const answer: Answer = {
      answers: id,
      key: await shown(own),
      iv: toText(iv),
      sealed: toText(new Uint8Array(sealed)),
    };
    // After a logout meanwhile, the invalid token is not sent.
    if (given === token()) channel?.post(answer);
  };

  const take = async ({ own, since }: NonNullable<typeof asked>, { key, iv, sealed }: Answer) => {
    const secret = await secretOf(own, key);
    const opened = await subtle.decrypt(
      { name: 'AES-GCM', iv: toBytes(iv) },
      secret,
      toBytes(sealed),
    );
    const given = new TextDecoder().decode(opened);
    if (state() !== since) return;
    // A token whose session ended here would be refused again.
    if (given === inside.ended()) inside.fail();
    else await inside.pickUp(given);
  };

  return async (message) => {
    if (!subtle) return;
    if (message === 'loggedOut') {
      if (asked?.since === state()) inside.fail();
      asked = null;
    } else if (message === 'loggedIn') {
      if (isFree()) await ask();
    } else if (isAsk(message)) {
      if (memberOf(state())) await answer(message);
    } else if (isAnswer(message) && asked?.id === message.answers) {
      const mine = asked;
      asked = null;
      await take(mine, message);
    }
  };
}
