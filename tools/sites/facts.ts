import { globSync } from 'node:fs';
import { nameIn, type SiteBrand, siteBrand } from './brand.ts';

/** What the documents, pictures and texts of one site are made from. */
export interface SiteFacts {
  readonly brand: SiteBrand;
  /** `https://padma.example`, without a slash at the end; `undefined` if nobody has said it. */
  readonly address: string | undefined;
  /** The languages the site offers and has documents in; the first is for visitors who chose none. */
  readonly languages: readonly string[];
  /** Play money only. */
  readonly isDemo: boolean;
  /** Every page needs a login. */
  readonly isClosed: boolean;
}

/** The languages for visitors who chose none, before those of the configuration. */
const usual = ['bn', 'en'];

/** The origin of `siteUrl`, or `undefined`. */
export function siteUrlOf(config: unknown): string | undefined {
  const { siteUrl } = Object(config);
  if (typeof siteUrl !== 'string') return undefined;
  if (!/^https?:\/\/[a-z\d.:-]+\/?$/i.test(siteUrl)) return undefined;
  return URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined;
}

/** Languages in which a built folder has documents. */
function builtLanguages(dist: string): readonly string[] {
  const tags = globSync('*/index.html', { cwd: dist })
    .map((name) => name.split(/[/\\]/)[0] ?? '')
    .filter((name) => /^[a-z]{2,3}(?:-[A-Za-z\d]+)*$/.test(name))
    .sort();
  const first = usual.filter((tag) => tags.includes(tag));
  return [...first, ...tags.filter((tag) => !usual.includes(tag))];
}

/**
 * Reads the facts of a site from its configuration.
 * @param host the site's main host, if the table has one; `siteUrl` of the configuration comes first
 */
export function factsOf(config: unknown, dist: string, host?: string): SiteFacts {
  const { languages, defaultLanguage, operatorMode, requireLogin } = Object(config);
  const built = builtLanguages(dist);
  const listed: readonly unknown[] = Array.isArray(languages) ? languages : built;
  const offered = built.filter((tag) => listed.includes(tag));
  const all = offered.length > 0 ? offered : built.length > 0 ? built : usual;
  const [first = 'bn'] = all.includes(defaultLanguage) ? [String(defaultLanguage)] : all;
  return {
    brand: siteBrand(config, dist),
    address: siteUrlOf(config) ?? (host === undefined ? undefined : `https://${host}`),
    languages: [first, ...all.filter((tag) => tag !== first)],
    isDemo: operatorMode !== 'live',
    isClosed: requireLogin === true,
  };
}

const offers: Readonly<Record<string, string>> = {
  bn: 'স্লট, লাইভ ক্যাসিনো, স্পোর্টস ও লটারি',
  en: 'Slots, live casino, sports and lottery',
};
const demo: Readonly<Record<string, string>> = {
  bn: 'শুধু ডেমো টাকা, আসল লেনদেন হয় না',
  en: 'Play money only, nothing is paid out',
};

/** One sentence about the site. A demo says that it is one; any other language gets the English sentence. */
export const sentenceIn = ({ isDemo }: SiteFacts, language: string): string =>
  isDemo ? (demo[language] ?? demo.en ?? '') : (offers[language] ?? offers.en ?? '');

/** The name of the site in a language. */
export const siteName = ({ brand }: SiteFacts, language: string): string => nameIn(brand, language);

/** The address of a page in a language. The first language needs no word in the address. */
export const addressIn = ({ address, languages }: SiteFacts, path: string, tag: string): string =>
  `${address ?? ''}${path}${tag === languages[0] ? '' : `?lang=${tag}`}`;
