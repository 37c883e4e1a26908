import type { WireValues } from '@parlour/api-client';
import type { BrandInfo } from '@parlour/ui/theme';
import { defaultLanguage, type Language, languages } from '../i18n/language.ts';
import { type OwnTexts, readOwnTexts } from '../i18n/own-texts.ts';
import {
  type HomeSection,
  homeSections,
  type NavigationEntry,
  namesOf,
  navigationEntries,
  readSocialLinks,
  type SocialLink,
} from './config-lists.ts';
import {
  baseUrlPattern,
  brandPattern,
  isOrigin,
  merchantPattern,
  reportUrlPattern,
  serviceHostPattern,
  siteUrlPattern,
} from './config-patterns.ts';
import { type CipherSetting, readCipher } from './connection.ts';
import { type HeaderNames, readHeaders } from './header-names.ts';
import { type MarketFigures, readFigures } from './market-figures.ts';
import type { AgeGatePolicy } from './ports.ts';
import { readValues } from './wire-values.ts';

/** The settings an operator makes at run time, without a rebuild (CFG-01, docs/configuration.md). */
export interface SiteConfig {
  /** Host of the backend; empty = same origin. */
  readonly baseUrl: string;
  readonly merchant: string;
  /** Host of the page; the backend uses it to find the site. */
  readonly host: string;
  /** Brand id, one of the registry in `@parlour/ui/theme`. */
  readonly brand: string;
  /** A run-time brand: its file, or the address of the file. Checked when it is applied (BRD-02). */
  readonly brandFile: unknown;
  /** Name and assets of the applied `brandFile`. Without it those of `brand` are used. */
  readonly runTimeBrand?: BrandInfo | undefined;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** Sent as `Device`. */
  readonly device: 'WEB';
  readonly clientType: 3;
  /** Which lotteries the site offers, read by the lottery pages; null = VN, SEA. */
  readonly lottery: unknown;
  /** `demo` = play money, with a visible label. `live` fails closed until there is licence data. */
  readonly operatorMode: 'demo' | 'live';
  /** Every page needs a login (CFG-05). */
  readonly requireLogin: boolean;
  /** Whether the member and agent centres are shown (SPECIFICATION §6). */
  readonly memberCentre: boolean;
  /** The only language that offers category BG (LAY-05). */
  readonly bgCategoryLanguage: Language | null;
  /** Encrypts the bodies of encrypted calls; null takes the key that the backend publishes (ENC-01). */
  readonly cipher: CipherSetting;
  readonly headers: HeaderNames;
  /** Constant parameters that differ from the specification (SPECIFICATION §7). */
  readonly calls: Partial<WireValues>;
  /** Hosts on which a service may be opened; `*.host` includes all its subdomains (LAY-06). */
  readonly serviceHosts: readonly string[];
  /** Origins of the operator's own other pages, where login and registration may accept what is typed (EMB-01). */
  readonly ownOrigins: readonly string[];
  /** The bot challenge, read by its adapter when that loads; null = none (LGN-02). */
  readonly botChallenge: unknown;
  /** The phone verification, read by its adapter when that loads; null = the backend (LGN-02). */
  readonly phoneVerification: unknown;
  /** Where Web Vitals and errors are sent: an https address, or a path of the site; empty = nowhere. */
  readonly reportUrl: string;
  /** Default: `ask` on a live site, `none` on a demo. An unknown value counts as `ask`. */
  readonly ageGate: AgeGatePolicy | null;
  /** The operator's licence or list of licences, read by the footer that shows them (LAY-07); null = none. */
  readonly licence: unknown;
  /** Amounts in the texts of the operator's market; without one there is no such text. */
  readonly marketFigures: MarketFigures;
  /** Texts of the operator that replace those of the product. */
  readonly texts: OwnTexts;
  /** The entries of the main navigation in order; null = all, in the order of the product. */
  readonly navigation: readonly NavigationEntry[] | null;
  /** The sections of the home page in order; null = all, in the order of the product. */
  readonly home: readonly HomeSection[] | null;
  /** Pages of the operator in social networks, shown in the footer. */
  readonly socialLinks: readonly SocialLink[];
  /** The site's address for search engines and shared links: read by `pnpm site:configure`, not by its pages. */
  readonly siteUrl: string;
  /** Whether visitors may install the site, and its last lobby opens without a network. */
  readonly pwa: boolean;
  /** Third-party hosts for the site's headers: read by its build, not by its pages (docs/deployment.md). */
  readonly policy: unknown;
}

/** The default configuration: a demo on the page's own origin. */
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
  calls: {},
  serviceHosts: ['service.parlour.example'],
  ownOrigins: [],
  botChallenge: null,
  phoneVerification: null,
  reportUrl: '',
  ageGate: null,
  licence: null,
  marketFigures: {},
  texts: {},
  navigation: null,
  home: null,
  socialLinks: [],
  siteUrl: '',
  pwa: true,
  policy: null,
};

/** Reads one entry: returns the usable value, or `undefined` for a wrong one. */
type Reader<T> = (value: unknown) => T | undefined;

const text =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
/** A list with one wrong item is wrong as a whole. */
const list =
  (isRight: (text: string) => boolean): Reader<readonly string[]> =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    const read = value.filter((item): item is string => typeof item === 'string' && isRight(item));
    return read.length === value.length ? read : undefined;
  };
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
/**
 * For entries whose wrong value must not silently turn the check off: their adapter refuses the value and reports it.
 */
const untouched: Reader<unknown> = (value) => value;
const language: Reader<Language> = (value) => languages.find((known) => known === value);

const readers: { readonly [Key in keyof SiteConfig]?: Reader<SiteConfig[Key]> } = {
  baseUrl: text(baseUrlPattern),
  merchant: text(merchantPattern),
  host: text(/^[\w.:-]{1,253}$/),
  brand: text(brandPattern),
  // Read when the brand is applied (`applyBrand`).
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
  pwa: flag,
  bgCategoryLanguage: (value) => (value === null ? null : language(value)),
  cipher: readCipher,
  headers: readHeaders,
  calls: readValues,
  serviceHosts: list((host) => serviceHostPattern.test(host)),
  ownOrigins: list(isOrigin),
  botChallenge: untouched,
  phoneVerification: untouched,
  policy: untouched,
  // An incomplete licence is not shown, so it need not be checked here.
  licence: untouched,
  marketFigures: readFigures,
  texts: readOwnTexts,
  navigation: (value) => (value === null ? null : namesOf(navigationEntries)(value)),
  home: (value) => (value === null ? null : namesOf(homeSections)(value)),
  socialLinks: readSocialLinks,
  reportUrl: text(reportUrlPattern),
  siteUrl: text(siteUrlPattern),
  ageGate: (value) => (value === 'none' ? value : 'ask'),
};

const isUnusable = (cipher: CipherSetting): boolean =>
  cipher !== null && cipher !== 'none' && cipher.name === 'unusable';

const isKey = (key: string): key is keyof SiteConfig => Object.hasOwn(readers, key);

/**
 * Merges an untrusted document into the defaults, entry by entry. A wrong entry is reported and dropped, and the others
 * are still used. `operatorMode` never becomes `live` by accident, because only the exact word sets it.
 */
export function readConfig(document: unknown): { config: SiteConfig; issues: readonly string[] } {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) {
    return {
      config: defaultConfig,
      issues: document === undefined ? [] : ['the whole text, which is no JSON object'],
    };
  }
  const issues: string[] = [];
  let config = defaultConfig;
  for (const [key, value] of Object.entries(document)) {
    if (key === '$schema') continue;
    const read = isKey(key) ? readers[key]?.(value) : undefined;
    if (read === undefined) issues.push(key);
    else config = { ...config, [key]: read };
    // A wrong key is not dropped: without it bodies would be sent plain.
    if (key === 'cipher' && isUnusable(config.cipher)) issues.push(key);
    // Any other word asks for the age as well.
    if (key === 'ageGate' && value !== read) issues.push(key);
  }
  const [first] = config.languages;
  if (first && !config.languages.includes(config.defaultLanguage)) {
    config = { ...config, defaultLanguage: first };
    issues.push('defaultLanguage');
  }
  return { config, issues: [...new Set(issues)] };
}
