import { defaultLanguage, type Language, languages } from '../i18n/index.ts';
import { type CipherChoice, type HeaderNames, readCipher, readHeaders } from './connection.ts';

/** What an operator decides at run time, without a rebuild (CFG-01, docs/configuration.md). */
export interface SiteConfig {
  /** Host of the backend; empty = same origin. */
  readonly baseUrl: string;
  readonly merchant: string;
  /** The page's host, which the backend looks the site up by. */
  readonly host: string;
  /** Brand id, one of the registry in `@parlour/ui/theme`. */
  readonly brand: string;
  readonly defaultLanguage: Language;
  readonly languages: readonly Language[];
  /** Sent as `Device`. */
  readonly device: 'WEB';
  readonly clientType: 3;
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
}

export const defaultConfig: SiteConfig = {
  baseUrl: '',
  merchant: 'parlour',
  host: 'localhost',
  brand: 'padma',
  defaultLanguage,
  languages,
  device: 'WEB',
  clientType: 3,
  operatorMode: 'demo',
  requireLogin: false,
  memberCentre: false,
  bgCategoryLanguage: null,
  cipher: null,
  headers: {},
};

/** One reader per entry: the value as it may be used, or `undefined` for a wrong one. */
type Reader<T> = (value: unknown) => T | undefined;

const text =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);
const language: Reader<Language> = (value) => languages.find((known) => known === value);

const readers: { readonly [Key in keyof SiteConfig]?: Reader<SiteConfig[Key]> } = {
  baseUrl: text(/^(?:https?:\/\/[^\s]+)?$/),
  merchant: text(/^[\w-]{1,40}$/),
  host: text(/^[\w.:-]{1,253}$/),
  brand: text(/^[a-z][a-z0-9-]{0,30}$/),
  defaultLanguage: language,
  languages: (value) => {
    if (!Array.isArray(value) || value.length === 0) return undefined;
    const read = value.flatMap((item) => language(item) ?? []);
    return read.length === value.length ? read : undefined;
  },
  operatorMode: (value) => (value === 'live' || value === 'demo' ? value : undefined),
  requireLogin: flag,
  memberCentre: flag,
  bgCategoryLanguage: (value) => (value === null ? null : language(value)),
  cipher: readCipher,
  headers: readHeaders,
};

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
