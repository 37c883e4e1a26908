import { encryptedBodyVersion, sealedCalls } from '@parlour/api-client/sealed';
import { bodyOf, type Refusal } from './answer.ts';
import type { Backend } from './backend.ts';

/** The keys a page needs to talk to this backend in code. */
export interface CipherKeys {
  /** 64 hex digits. Both sides know it, so it hides a body from a glance, not from an attacker. */
  readonly aes: string;
  /** Base64 of the public key (SubjectPublicKeyInfo). */
  readonly rsa: string;
}

interface Keys extends CipherKeys {
  readonly rsaPrivate: string;
}

const base64 = (bytes: ArrayBuffer): string =>
  btoa(Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join(''));

/** New keys for each backend: none stands in the sources, so none can be taken for a real one. */
async function makeKeys(): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(
    {
      name: 'RSA-OAEP',
      hash: 'SHA-256',
      modulusLength: 2048,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ['wrapKey', 'unwrapKey'],
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

/** Opens the bodies that pages seal (ENC-01). */
export interface Seals {
  keys(): Promise<CipherKeys>;
  /** The request with its body in the clear, or why it is refused. */
  open(backend: Backend, request: Request): Promise<Request | Refusal>;
}

/** The seals of one backend. Keys are made when they are first asked for. */
export function createSeals(): Seals {
  let made: Promise<Keys> | undefined;
  const keys = () => {
    made ??= makeKeys();
    return made;
  };

  const decrypted = async (name: string, payload: string): Promise<string> => {
    const { aes, rsaPrivate } = await keys();
    if (name === 'aes') {
      const { createAesCipher } = await import('@parlour/api-client/cipher-aes');
      return createAesCipher({ key: aes }).decrypt(payload);
    }
    if (name !== 'rsa') throw new Error('No such cipher');
    const { createWebCipher } = await import('@parlour/api-client/cipher-web');
    return createWebCipher({ privateKey: rsaPrivate }).decrypt(payload);
  };

  return {
    keys: async () => {
      const { aes, rsa } = await keys();
      return { aes, rsa };
    },
    open: async (backend, request) => {
      const call = `${request.method} ${new URL(request.url).pathname}`;
      if (!sealedCalls.includes(call)) return request;
      const name = request.headers.get('Encryption');
      if (name === null) return backend.scenario.cipher === 'required' ? required : request;
      const body = await bodyOf(request.clone());
      if (body?.v !== encryptedBodyVersion || typeof body.payload !== 'string') return unreadable;
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
