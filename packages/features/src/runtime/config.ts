import { z } from 'zod/mini';
import { defaultLanguage, type Language, languages } from '../i18n/index.ts';

/** What an operator decides at run time, without a rebuild (CFG-01). */
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
};

const schema = z.partial(
  z.object({
    baseUrl: z.string().check(z.regex(/^(https?:\/\/[^\s]+)?$/)),
    merchant: z.string().check(z.regex(/^[\w-]{1,40}$/)),
    host: z.string().check(z.regex(/^[\w.:-]{1,253}$/)),
    brand: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
    defaultLanguage: z.enum(languages),
    languages: z.array(z.enum(languages)).check(z.minLength(1)),
    operatorMode: z.enum(['demo', 'live']),
    requireLogin: z.boolean(),
    memberCentre: z.boolean(),
    bgCategoryLanguage: z.nullable(z.enum(languages)),
  }),
);

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
    const entry = z.strictObject(schema.shape).safeParse({ [key]: value });
    if (entry.success) config = merge(config, entry.data);
    else issues.push(key);
  }
  return { config, issues };
}

function merge(config: SiteConfig, part: z.infer<typeof schema>): SiteConfig {
  const given = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined));
  return { ...config, ...given };
}
