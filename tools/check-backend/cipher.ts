/** Encrypts what the site would encrypt, with the key that the site would take. */
import { at } from '../../packages/api-client/generate/document.ts';
import type { CipherSource, PayloadCipher } from '../../packages/api-client/src/index.ts';
import {
  type CipherChoice,
  cipherOf,
  readCipher,
} from '../../packages/features/src/shared/runtime/connection.ts';
import type { Finding } from './finding.ts';

/** The configured key; `none`: plain bodies are wanted; null: the key that the backend publishes. */
export type ConfiguredCipher = CipherChoice | 'none' | null;

/** The cipher of a check. */
export interface CheckCipher extends CipherSource {
  /** Takes the key from the settings, if the configuration has none. Returns what is wrong with it. */
  readonly learn: (settings: unknown) => readonly Finding[];
  /** What to say about a login without a cipher. */
  readonly findings: () => readonly Finding[];
}

/** Starts with the configured key. */
export function checkCipher(configured: ConfiguredCipher): CheckCipher {
  const isOpen = configured === null;
  let cipher: PayloadCipher | undefined =
    configured === null || configured === 'none' ? undefined : cipherOf(configured);
  return {
    current: async () => cipher,
    renewed: async () => undefined,
    learn: (settings) => {
      const published = at(settings, 'ciphers');
      if (!isOpen || !Array.isArray(published) || published.length === 0) return [];
      for (const one of published.map(readCipher)) {
        if (one === null || one === 'none' || one.name === 'unusable') continue;
        cipher = cipherOf(one);
        return [];
      }
      return [unusable];
    },
    findings: () => (isOpen && cipher === undefined ? [noKey] : []),
  };
}

const noKey: Finding = {
  calls: ['login'],
  place: 'cipher',
  weight: 'advice',
  got: 'a password as plain JSON inside TLS',
  need: 'an encrypted body, or `"cipher": "none"` written out',
  sees: 'Nothing. But logs and proxies of the backend can hold passwords.',
  solve: 'Publish a key in `ciphers` of the settings, or name it in `cipher` of the configuration.',
};

const unusable: Finding = {
  calls: ['getSiteSettings'],
  place: 'value.ciphers',
  weight: 'essential',
  got: 'no key that fits its cipher',
  need: '`rsa` with the base64 of a whole public key, or `aes` with 64 hex digits',
  sees: 'Nobody can log in: the site sends no password without its cipher.',
  solve: 'Publish a whole key. `openssl pkey -pubout -outform DER | base64 -w0` writes one.',
};
