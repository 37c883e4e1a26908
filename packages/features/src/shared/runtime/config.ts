import type { BrandInfo } from '@parlour/ui/theme';
import { defaultLanguage, type Language, languages } from '../i18n/language.ts';
import { type CipherChoice, readCipher } from './connection.ts';
import { type HeaderNames, readHeaders } from './header-names.ts';
import type { AgeGatePolicy } from './ports.ts';

/** What an operator decides at run time, without a rebuild (CFG-01, docs/configuration.md). */
export interface SiteConfig {
  /** Host of the backend; empty = same origin. */
  readonly baseUrl: string;
  readonly merchant: string;
  /** The page's host, which the backend looks the site up by. */
  readonly host: string;
  /** Brand id, one of the registry in `@parlour/ui/theme`. */
  readonly brand: string;
  /** A run-time brand: its file, or the address of it. Checked when it is applied (BRD-02). */
  readonly brandFile: unknown;
  /** Name and assets of the applied `brandFile`; without one those of `brand`. */
  readonly runTimeBrand?: BrandInfo | undefined;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** Sent as `Device`. */
  readonly device: 'WEB';
  readonly clientType: 3;
  /** Which lotteries the site is for, read by the pages of lotteries; null = VN, SEA. */
  readonly lottery: unknown;
  /** `demo` = play money, visibly labelled. `live` fails closed until licence data is there. */
  readonly operatorMode: 'demo' | 'live';
  /** Every page needs a login (CFG-05). */
  readonly requireLogin: boolean;
  /** Whether the member and agent centres show at all (SPECIFICATION §6). */
  readonly memberCentre: boolean;
  /** One category of games that only one language offers (LAY-05). */
  readonly bgCategoryLanguage: Language | null;
  /** Hides the bodies of encrypted calls; null sends them plain, inside TLS. */
  readonly cipher: CipherChoice | null;
  readonly headers: HeaderNames;
  /** Hosts a service may be opened on; `*.host` means all below it (LAY-06). */
  readonly serviceHosts: readonly string[];
  /** Origins of further pages of the operator's own: there, login and registration may take what is typed (EMB-01). */
  readonly ownOrigins: readonly string[];
  /** Which bot challenge, read by its adapter as it is loaded; null = none (LGN-02). */
  readonly botChallenge: unknown;
  /** Who verifies phone numbers, read by its adapter as it is loaded; null = the backend (LGN-02). */
  readonly phoneVerification: unknown;
  /** Where Web Vitals and unseen errors are sent: https, or a path of the site; empty = nowhere. */
  readonly reportUrl: string;
  /** Default: `ask` on a live site, `none` on a demo. An unknown value counts as `ask`. */
  readonly ageGate: AgeGatePolicy | null;
  /** The operator's licence, read by the footer that shows it (LAY-07); null = none. */
  readonly licence: unknown;
  /** Hosts of others, for the headers of the site: read by its build, not by its pages (docs/deployment.md). */
  readonly policy: unknown;
}

/** The configuration of a site whose operator decided nothing: a demo on the page's own origin. */
export const defaultConfig: SiteConfig = {
  baseUrl: '',
  merchant: 'parlour',
  host: 'localhost',
  brand: 'padma',
  brandFile: null,
  defaultLanguage,
  languages,
  device: 'WEB',
  clientType: 3,
  lottery: null,
  operatorMode: 'demo',
  requireLogin: false,
  memberCentre: true,
  bgCategoryLanguage: null,
  cipher: null,
  headers: {},
  serviceHosts: ['service.parlour.example'],
  ownOrigins: [],
  botChallenge: null,
  phoneVerification: null,
  reportUrl: '',
  ageGate: null,
  licence: null,
  policy: null,
};

/** One reader per entry: the value as it may be used, or `undefined` for a wrong one. */
type Reader<T> = (value: unknown) => T | undefined;

const text =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
/** A list is right or wrong as a whole. */
const list =
  (isRight: (text: string) => boolean): Reader<readonly string[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.filter((item): item is string => typeof item === 'string' && isRight(item));
    return read.length === value.length ? read : undefined;
  };
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
/** A wrong one must not switch the check off unseen: its adapter refuses it, and says so. */
const untouched: Reader<unknown> = (value) => value;
const language: Reader<Language> = (value) => languages.find((known) => known === value);

const readers: { readonly [Key in keyof SiteConfig]?: Reader<SiteConfig[Key]> } = {
  baseUrl: text(/^(?:https?:\/\/[^\s]+)?$/),
  merchant: text(/^[\w-]{1,40}$/),
  host: text(/^[\w.:-]{1,253}$/),
  brand: text(/^[a-z][a-z0-9-]{0,30}$/),
  // Read where it is put on (`applyBrand`).
  brandFile: untouched,
  defaultLanguage: language,
  languages: (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const read = value.flatMap((item) => language(item) ?? []);
    return read.length === value.length ? read : undefined;
  },
  lottery: untouched,
  operatorMode: (value) => (value === 'live' || value === 'demo' ? value : undefined),
  requireLogin: flag,
  memberCentre: flag,
  bgCategoryLanguage: (value) => (value === null ? null : language(value)),
  cipher: readCipher,
  headers: readHeaders,
  serviceHosts: list((host) => serviceHost.test(host)),
  ownOrigins: list((origin) => URL.canParse(origin) && new URL(origin).origin === origin),
  botChallenge: untouched,
  phoneVerification: untouched,
  policy: untouched,
  // Half of one shows nothing, so nothing wrong can come of it here.
  licence: untouched,
  reportUrl: text(/^(?:https:\/\/[^\s/]\S*|\/(?![/\\])\S*)?$/),
  ageGate: (value) => (value === 'none' ? value : 'ask'),
};

/** A bare host, or all hosts below one. */
const serviceHost = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/;

const isKey = (key: string): key is keyof SiteConfig => Object.hasOwn(readers, key);

/**
 * Lays an untrusted document over the defaults, entry by entry: one wrong entry
 * is reported and dropped, the others still count. `operatorMode` never becomes
 * `live` by accident, because only the exact word does it.
 */
export function readConfig(document: unknown): { config: SiteConfig; issues: readonly string[] } {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return { config: defaultConfig, issues: document === undefined ? [] : ['not an object'] };
  }
  const issues: string[] = [];
  let config = defaultConfig;
  for (const [key, value] of Object.entries(document)) {
    const read = isKey(key) ? readers[key]?.(value) : undefined;
    if (read === undefined) issues.push(key);
    else config = { ...config, [key]: read };
  }
  const [first] = config.languages;
  if (first && !config.languages.includes(config.defaultLanguage)) {
    config = { ...config, defaultLanguage: first };
    issues.push('defaultLanguage');
  }
  return { config, issues: [...new Set(issues)] };
}
