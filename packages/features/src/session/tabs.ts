import { memberOf, type SessionState } from './machine.ts';
import type { SessionInside } from './types.ts';

/** Requests the token of the session from other tabs, encrypted for the holder of the private key. */
interface Ask {
  readonly id: string;
  readonly key: CryptoKey;
}

/** The token, readable only by the requesting tab. */
interface Answer {
  readonly answers: string;
  readonly key: CryptoKey;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

/** Longest another tab may take to answer, in ms; then this tab is a visitor's again. */
const patience = 3_000;

const curve = { name: 'ECDH', namedCurve: 'P-256' } as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isPublicKey = (value: unknown): value is CryptoKey =>
  value instanceof CryptoKey && value.type === 'public' && value.algorithm.name === curve.name;

const isAsk = (value: unknown): value is Ask =>
  isRecord(value) && typeof value.id === 'string' && isPublicKey(value.key);

const isAnswer = (value: unknown): value is Answer =>
  isRecord(value) &&
  typeof value.answers === 'string' &&
  isPublicKey(value.key) &&
  value.iv instanceof Uint8Array &&
  value.sealed instanceof ArrayBuffer;

/**
 * Follows the login of another tab without a reload (docs/decisions/023). Nothing that can be read
 * leaves a tab: the token is encrypted for a key that is used once and never leaves the requesting
 * tab. Returns the listener for messages of the other tabs. Does nothing on a page without
 * `crypto.subtle`, that is without TLS.
 */
export function followTabs(inside: SessionInside): (message: unknown) => Promise<void> {
  const { channel, state, token } = inside;
  const subtle = globalThis.crypto?.subtle;
  /** The open request, and the state this tab waits in: any change of that state takes precedence. */
  let asked: {
    readonly id: string;
    readonly own: CryptoKeyPair;
    readonly since: SessionState;
  } | null = null;

  const secretOf = (own: CryptoKeyPair, other: CryptoKey) =>
    subtle.deriveKey(
      { name: 'ECDH', public: other },
      own.privateKey,
      { name: 'AES-GCM', length: 256 },
      false,
      ['encrypt', 'decrypt'],
    );
  const newPair = () => subtle.generateKey(curve, false, ['deriveKey']);
  const isFree = () => state().kind === 'anonymous' && inside.mayFollow?.() !== false;

  const ask = async () => {
    // On its way in from this moment: no guard sends this tab to a login it does not need.
    inside.dispatch({ type: 'started' });
    const since = state();
    setTimeout(() => {
      if (state() === since) inside.fail();
    }, patience);
    const own = await newPair();
    asked = { id: crypto.randomUUID(), own, since };
    channel?.post({ id: asked.id, key: own.publicKey } satisfies Ask);
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
    // Logged out meanwhile: an invalid token is not sent.
    if (given !== token()) return;
    channel?.post({ answers: id, key: own.publicKey, iv, sealed } satisfies Answer);
  };

  const take = async ({ own, since }: NonNullable<typeof asked>, { key, iv, sealed }: Answer) => {
    const secret = await secretOf(own, key);
    const opened = await subtle.decrypt({ name: 'AES-GCM', iv }, secret, sealed);
    const given = new TextDecoder().decode(opened);
    if (state() !== since) return;
    // A token that ended here would end here again.
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
