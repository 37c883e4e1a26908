import { createPublicKey } from 'node:crypto';

/** Whether the text is the base64 of a public RSA key that is long enough. */
function isRsaKey(key: string): boolean {
  const der = Buffer.from(key, 'base64');
  if (der.toString('base64') !== key) return false;
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
      key: der,
      format: 'der',
      type: 'spki',
    });
    return asymmetricKeyType === 'rsa' && (asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

/**
 * What is wrong with the `cipher` of a configuration, for its operator; `null` for a usable one. The site itself would
 * refuse every login with it (docs/configuration.md). Contains no part of the key.
 */
export function cipherProblem(config: unknown): string | null {
  const { cipher = null } = Object(config);
  if (cipher === null || cipher === 'none') return null;
  const { name, key } = Object(cipher);
  if (name === 'aes') {
    return /^[0-9a-f]{64}$/i.test(String(key)) ? null : 'the key of "aes" is 64 hex digits';
  }
  if (name === 'rsa') {
    return isRsaKey(String(key))
      ? null
      : 'the key of "rsa" is a public RSA key of at least 2048 bits in base64 (SubjectPublicKeyInfo, what stands ' +
          'between the lines of its PEM file, without line breaks)';
  }
  return 'the entry is null, "none", or an object with the name "rsa" or "aes" and a key';
}
