/** How the site reaches the backend: its configuration, as far as calls depend on it. */
import { isRecord } from '../../packages/api-client/generate/document.ts';
import {
  defaultProfile,
  type HeaderProfile,
  type WireValues,
} from '../../packages/api-client/src/index.ts';
import { readCipher } from '../../packages/features/src/shared/runtime/connection.ts';
import { profileOf, readHeaders } from '../../packages/features/src/shared/runtime/header-names.ts';
import { readValues } from '../../packages/features/src/shared/runtime/wire-values.ts';
import type { ConfiguredCipher } from './cipher.ts';
import { type Limits, siteLimits } from './visit.ts';

/** A site and its backend. */
export interface Site {
  /** Address of the backend, with the prefix of its paths and without a slash at the end. */
  readonly baseUrl: string;
  /** Origin of the site, if it is another one. */
  readonly origin: string | null;
  readonly language: string;
  readonly profile: HeaderProfile;
  readonly values: Partial<WireValues>;
  readonly cipher: ConfiguredCipher;
  /** Key of the cipher, to be hidden in reports. */
  readonly key: string;
  readonly limits: Limits;
  /** Milliseconds for all calls together. */
  readonly totalMs: number;
}

/** What the command line adds to the configuration. */
export interface SiteOptions {
  /** Default: `baseUrl` of the configuration. */
  readonly address?: string | undefined;
  readonly origin?: string | undefined;
  readonly language?: string | undefined;
}

/** Five minutes: longer than every call of a slow backend that answers at all. */
const totalMs = 300_000;

/** The configuration in a file: JSON, or the document of a site that holds it. */
export function configIn(text: string): unknown {
  const [, inside] = /<script id="parlour-config"[^>]*>([^<]*)/.exec(text) ?? [];
  return JSON.parse(inside ?? text);
}

/**
 * The site of a configuration.
 * @throws {Error} when it names no backend, or has an entry that the site would drop
 */
export function siteOf(config: unknown, options: SiteOptions = {}): Site {
  const given = isRecord(config) ? config : {};
  const address = options.address ?? given.baseUrl;
  if (typeof address !== 'string' || !/^https?:/.test(address) || !URL.canParse(address)) {
    throw new Error('Give the address of the backend, as https://api.your.example');
  }
  const url = new URL(address);
  const usable = <T>(name: string, read: (value: unknown) => T | undefined): T | undefined => {
    if (given[name] === undefined) return undefined;
    const value = read(given[name]);
    if (value === undefined)
      throw new Error(`The site cannot use \`${name}\` of the configuration.`);
    return value;
  };
  const headers = usable('headers', readHeaders) ?? {};
  const cipher = readCipher(given.cipher ?? null);
  if (cipher !== null && cipher !== 'none' && cipher.name === 'unusable') {
    throw new Error(`The site cannot use \`cipher\` of the configuration: ${cipher.reason}.`);
  }
  const { merchant } = given;
  const origin = options.origin === undefined ? url.origin : new URL(options.origin).origin;
  return {
    baseUrl: url.origin + url.pathname.replace(/\/$/, ''),
    origin: origin === url.origin ? null : origin,
    language: options.language ?? (given.defaultLanguage === 'en' ? 'EN' : 'BN'),
    profile: {
      ...defaultProfile,
      ...(typeof merchant === 'string' && { merchant }),
      ...profileOf(headers),
    },
    values: usable('calls', readValues) ?? {},
    cipher,
    key: cipher === null || cipher === 'none' ? '' : cipher.key,
    limits: siteLimits,
    totalMs,
  };
}
