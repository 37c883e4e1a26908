import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { bodyOf } from './answer.ts';
import { decryptAes, decryptRsa } from './decrypt.ts';

/** Calls whose bodies may be encrypted; a test compares the list with the contract. */
export const encryptedCalls: readonly string[] = [
  'POST /wps/session/login',
  'POST /wps/session/login/freeplay',
  'PUT /wps/member/register',
  'PUT /wps/member/register/mobile',
  'POST /wps/member/password',
  'POST /wps/member/password/verification',
  'POST /wps/session/login/verification',
  'POST /wps/session/login/handover',
  'POST /wps/member/paymentPassword',
  'POST /wps/member/contact',
  'PUT /wps/member/authenticator',
  'POST /wps/member/authenticator/remove',
  'POST /wps/v2/upline/transfer',
  'PUT /wps/v2/payoutAccount',
  'POST /wps/v2/payoutAccount/remove',
  'POST /wps/v2/withdraw',
  'POST /wps/relay/passwordCheck/MCS2_redeemPointReward',
  'POST /wps/relay/passwordCheck/MCS2_convertPoint',
  'POST /wps/agent/team/transfer',
  'PUT /wps/agent/registration',
  'POST /wps/v2/redEnvelope',
  'POST /wps/responsible/exclusion',
];

/** The keys a page needs to encrypt calls to this backend. */
export interface CipherKeys {
  /** 64 hex digits. Both sides have the key, so it hides a body from casual readers, not from an attacker. */
  readonly aes: string;
  /** Base64 of the public key (SubjectPublicKeyInfo). */
  readonly rsa: string;
}

interface Keys extends CipherKeys {
  readonly rsaPrivate: string;
}

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** Creates new keys for each backend: the sources contain none, so no key can be mistaken for a real one. */
async function makeKeys(): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ['encrypt', 'decrypt'],
  );
  const random = crypto.getRandomValues(new Uint8Array(32));
  return {
    aes: Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join(''),
    rsa: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    rsaPrivate: base64(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

const required: Refusal = { code: 'ENCRYPTION_REQUIRED', text: 'encryptionRequired' };
const unreadable: Refusal = { code: 'VALIDATION', text: 'encryptionUnreadable' };

/** Decrypts the bodies that pages encrypt (ENC-01). */
export interface Encryption {
  keys(): Promise<CipherKeys>;
  /** Returns the request with its decrypted body, or the reason for a refusal. */
  open(backend: Backend, request: Request): Promise<Request | Refusal>;
}

/** The keys of one backend. They are created at their first use. */
export function createEncryption(): Encryption {
  let made: Promise<Keys> | undefined;
  const keys = () => {
    made ??= makeKeys();
    return made;
  };

  const decrypted = async (name: string, payload: string): Promise<string> => {
    const { aes, rsaPrivate } = await keys();
    if (name === 'aes') return decryptAes(payload, aes);
    if (name === 'rsa') return decryptRsa(payload, rsaPrivate);
    throw new Error('No such cipher');
  };

  return {
    keys: async () => {
      const { aes, rsa } = await keys();
      return { aes, rsa };
    },
    open: async (backend, request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (!encryptedCalls.includes(call)) return request;
      const name = request.headers.get('Encryption');
      if (name === null) return backend.scenario.cipher === 'required' ? required : request;
      const body = await bodyOf(request.clone());
      if (body?.v !== 1 || typeof body.payload !== 'string') return unreadable;
      try {
        const text = await decrypted(name, body.payload);
        return new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: text,
        });
      } catch {
        return unreadable;
      }
    },
  };
}
