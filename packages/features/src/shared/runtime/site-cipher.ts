import {
  type Api,
  ApiError,
  type CipherSource,
  isApiError,
  type PayloadCipher,
  paths,
  type WireSiteSettings,
} from '@parlour/api-client';
import type { QueryClient } from '@tanstack/react-query';
import { type CipherSetting, cipherOf, readCipher } from './connection.ts';
import type { IssueLog } from './issue-log.ts';
import { answersOfThisVisit, readSettings } from './shared-settings.ts';

interface SiteCipherOptions {
  /** The entry of the configuration. */
  readonly setting: CipherSetting;
  /** Host of the page, as in the query of the settings. */
  readonly host: string;
  readonly client: QueryClient;
  /** The API exists only after its cipher. */
  readonly api: () => Api;
  readonly log: IssueLog;
  /** Tells the operator, in the console of the browser. */
  readonly warn: (text: string) => void;
}

const plainBodies =
  'passwords are sent as plain JSON: neither the configuration nor the settings of the backend have a key. ' +
  'Write "cipher": "none" into the configuration if you want this (docs/configuration.md).';

const refused = ({ reason }: { readonly reason: string }): never => {
  throw new ApiError('ENCRYPTION_FAILED', { cause: new Error(reason) });
};

/** `rsa` needs the browser's own cryptography, which a page without https does not have. */
const canEncrypt = (name: string): boolean =>
  name !== 'rsa' || globalThis.crypto?.subtle !== undefined;

/** The first of the published ciphers that this page can use; `null` when the backend publishes none. */
function publishedIn({ ciphers = [] }: WireSiteSettings): Exclude<CipherSetting, 'none'> {
  if (ciphers.length === 0) return null;
  const read = ciphers.map(readCipher).filter((one) => one !== null && one !== 'none');
  return (
    read.find(({ name }) => name !== 'unusable' && canEncrypt(name)) ??
    read.find(({ name }) => name === 'unusable') ?? {
      name: 'unusable',
      reason: 'rsa: this page has no WebCrypto, because it is not on https',
    }
  );
}

/**
 * The cipher of the site (ENC-01): the configured one, otherwise the one that the backend publishes with its settings.
 * A body that is sent before the settings have arrived waits for them. An unusable key refuses the call; the bodies are
 * plain only if the operator says so, or if nobody has a key, which is reported at start-up.
 */
export function siteCipher(options: SiteCipherOptions): CipherSource {
  const { setting, client } = options;
  const told = new Set<string>();
  /** Tells each fault once: in the log, which the developer panel shows, and in the console. */
  const report = (what: string) => {
    if (told.has(what)) return;
    told.add(what);
    options.log.report({ source: 'cipher', what });
    options.warn(`cipher: ${what}`);
  };
  let last: { readonly key: string; readonly cipher: PayloadCipher } | undefined;

  const make = (choice: Exclude<CipherSetting, 'none'>): PayloadCipher | undefined => {
    if (choice === null) return undefined;
    if (choice.name === 'unusable') return refused(choice);
    if (last?.key !== choice.key) last = { key: choice.key, cipher: reporting(cipherOf(choice)) };
    return last.cipher;
  };

  /** Reports a key that looks right but that the browser does not take. */
  const reporting = (cipher: PayloadCipher): PayloadCipher => ({
    ...cipher,
    encrypt: (text) =>
      cipher.encrypt(text).catch((error: unknown) => {
        // A piece of code that did not load says nothing about the key.
        if (!isApiError(error))
          report(`${cipher.name}: the body could not be encrypted: ${String(error)}`);
        throw error;
      }),
  });

  const settings = (staleTime: number): Promise<WireSiteSettings> =>
    readSettings(client, options.api(), options.host, staleTime);

  if (setting === 'none') return { current: async () => undefined, renewed: async () => undefined };
  if (setting !== null) {
    if (setting.name === 'unusable') report(setting.reason);
    return {
      current: async () => make(setting),
      renewed: async () => {
        report('The backend does not know the configured key');
        return undefined;
      },
    };
  }

  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[1] !== paths.siteSettings) return;
    const { action } = event;
    // Answers that were put into the cache came with the document, not from the running backend.
    if (action.type !== 'success' || action.manual === true) return;
    const found = publishedIn(action.data);
    if (found?.name === 'unusable') report(found.reason);
    if (found === null) report(plainBodies);
  });

  return {
    current: async () => make(publishedIn(await settings(answersOfThisVisit))),
    renewed: async (before) => {
      // Another call may have read the new key already.
      for (const staleTime of [answersOfThisVisit, 0]) {
        const read = await settings(staleTime).catch(() => undefined);
        const cipher = read && make(publishedIn(read));
        if (cipher !== before) return cipher;
      }
      return undefined;
    },
  };
}
