import type { WirePublishedCipher } from '@parlour/api-client/wire';
import type { Backend } from '../backend.ts';
import type { Refusal } from '../core/refusal.ts';
import { bodyOf } from './answer.ts';
import { decryptAes, decryptRsa, encryptAes } from './decrypt.ts';

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

/** The ciphers that the backend reads. */
export const cipherNames = ['rsa', 'aes'] as const;
export type CipherName = (typeof cipherNames)[number];

interface RsaKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** Creates new keys for each backend: the sources contain none, so no key can be mistaken for a real one. */
async function newRsaKeys(): Promise<RsaKeys> {
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
  return {
    publicKey: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    privateKey: base64(await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

const newAesKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const required: Refusal = { code: 'ENCRYPTION_REQUIRED', text: 'encryptionRequired' };
const unreadable: Refusal = { code: 'VALIDATION', text: 'encryptionUnreadable' };
/** The page has a key of an earlier start: it reads the settings again and repeats the call. */
const keyWrong: Refusal = { code: 'ENCRYPTION_KEY_WRONG', text: 'encryptionUnreadable' };

const isCipherName = (name: string): name is CipherName =>
  cipherNames.some((known) => known === name);

/** Decrypts the bodies that pages encrypt (ENC-01). */
export interface Encryption {
  keys(): Promise<CipherKeys>;
  /** The ciphers for the settings, the preferred one first. */
  published(): Promise<WirePublishedCipher[]>;
  /** Makes new keys, as a restart of the backend does. */
  renew(): void;
  /** Decrypts one payload; rejects when it was made with another key. */
  read(name: string, payload: string): Promise<string>;
  /** Encrypts a text for the pages, with the key that both sides have (LAY-06). */
  encrypt(text: string): Promise<string>;
  /** Returns the request with its decrypted body, or the reason for a refusal. */
  open(backend: Backend, request: Request): Promise<Request | Refusal>;
}

/**
 * The keys of one backend. A key is created when it is needed first: to make an RSA key takes a moment.
 * @param names the ciphers that the settings publish, the preferred one first
 */
export function createEncryption(names: readonly CipherName[] = ['aes']): Encryption {
  let aes = newAesKey();
  let making: Promise<RsaKeys> | undefined;
  const rsa = () => {
    making ??= newRsaKeys();
    return making;
  };
  const publicKey = async (name: CipherName) => (name === 'aes' ? aes : (await rsa()).publicKey);
  const read = async (name: string, payload: string): Promise<string> =>
    name === 'aes' ? decryptAes(payload, aes) : decryptRsa(payload, (await rsa()).privateKey);
  // The first page should not wait for the key.
  if (names.includes('rsa')) rsa().catch(() => undefined);

  return {
    keys: async () => ({ aes, rsa: await publicKey('rsa') }),
    published: () => Promise.all(names.map(async (name) => ({ name, key: await publicKey(name) }))),
    renew: () => {
      aes = newAesKey();
      making = undefined;
    },
    read,
    encrypt: (text) => encryptAes(text, aes),
    open: async (backend, request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (!encryptedCalls.includes(call)) return request;
      const name = request.headers.get('Encryption');
      if (name === null) return backend.scenario.cipher === 'required' ? required : request;
      const body = await bodyOf(request.clone());
      if (!isCipherName(name) || body?.v !== 1 || typeof body.payload !== 'string') {
        return unreadable;
      }
      try {
        const { url, method, headers } = request;
        return new Request(url, { method, headers, body: await read(name, body.payload) });
      } catch {
        return keyWrong;
      }
    },
  };
}
