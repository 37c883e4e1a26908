import type { WireSiteSettings } from '@parlour/api-client';
import type { QueryClient } from '@tanstack/react-query';
import {
  type CipherChoice,
  type CipherSetting,
  cipherOf,
  readCipher,
} from '../runtime/connection.ts';
import type { Runtime } from '../runtime/runtime.tsx';
import { answersOfThisVisit, readSettings } from '../runtime/shared-settings.ts';

/** Only `aes` has a key that both sides know. */
const isShared = (cipher: CipherSetting): cipher is CipherChoice =>
  cipher !== null && cipher !== 'none' && cipher.name === 'aes';

const sharedIn = ({ ciphers = [] }: WireSiteSettings): CipherChoice | undefined =>
  ciphers.map(readCipher).find(isShared);

/**
 * Decrypts the address of a service of type 3 (LAY-06), with the configured key, otherwise with the one that the backend
 * publishes. When that key is an old one, the settings are read once more. Rejects when no key fits.
 */
export async function decryptPath(
  client: QueryClient,
  { api, config }: Pick<Runtime, 'api' | 'config'>,
  payload: string,
): Promise<string> {
  if (isShared(config.cipher)) return cipherOf(config.cipher).decrypt(payload);
  let tried: string | undefined;
  for (const staleTime of [answersOfThisVisit, 0]) {
    const choice = sharedIn(await readSettings(client, api, config.host, staleTime));
    if (choice === undefined || choice.key === tried) continue;
    tried = choice.key;
    const path = await cipherOf(choice)
      .decrypt(payload)
      .catch(() => undefined);
    if (path !== undefined) return path;
  }
  throw new Error('No key fits this address');
}
