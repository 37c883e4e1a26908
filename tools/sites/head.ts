import { addressIn, type SiteFacts, sentenceIn, siteName } from './facts.ts';
import { social } from './social.ts';

/** What a document is: its language and its path. A document of all pages has no path. */
export interface DocumentPlace {
  readonly language: string;
  readonly path: string | undefined;
  /** It is shown in frames of partners only, and found by no search. */
  readonly isFrame: boolean;
}

/** Reads the place of a document from its name below the folder of the site: `bn/rng.html`. */
export function placeOfDocument(name: string, { languages }: SiteFacts): DocumentPlace {
  const [language = '', ...rest] = name.split(/[/\\]/);
  if (rest.length === 0) {
    return { language: languages[0] ?? 'bn', path: undefined, isFrame: name === 'embed.html' };
  }
  const page = rest.join('/').replace(/\.html$/, '');
  return { language, path: page === 'index' ? '/' : `/${page}`, isFrame: false };
}

/** The help for apps around the site is the same page as the help. */
export const canonicalPath = (path: string): string => (path === '/helpmc' ? '/help' : path);

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An element of the head that the next run replaces. */
const element = (name: 'meta' | 'link', attributes: Readonly<Record<string, string>>): string =>
  `<${name} data-site ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escaped(value)}"`)
    .join(' ')}>`;

const written = /<(?:meta|link) data-site(?: [\w:-]+="[^"]*")*>|<style data-site>[^<]*<\/style>/g;

const icons = [
  element('link', { rel: 'icon', href: '/favicon.ico', sizes: '32x32' }),
  element('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  element('link', { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' }),
].join('');

/** Territory of a language for Open Graph, which wants one. */
const locales: Readonly<Record<string, string>> = { bn: 'bn_BD', en: 'en_US' };
const localeOf = (tag: string): string => locales[tag] ?? tag.replace('-', '_');

const property = (name: string, content: string) => element('meta', { property: name, content });
const meta = (name: string, content: string) => element('meta', { name, content });

/** Elements about a page for search engines and for those who show a shared link. */
function pageMeta(site: SiteFacts, { language, path }: DocumentPlace, title: string): string {
  const name = siteName(site, language);
  const sentence = sentenceIn(site, language);
  const description = `${title}: ${sentence}`;
  const others = site.languages.filter((tag) => tag !== language);
  const parts = [
    meta('description', description),
    meta('theme-color', site.brand.brand.light['color-accent-fill']),
    icons,
    element('link', { rel: 'manifest', href: '/manifest.webmanifest' }),
    property('og:type', 'website'),
    property('og:site_name', name),
    property('og:title', title),
    property('og:description', description),
    property('og:locale', localeOf(language)),
    ...others.map((tag) => property('og:locale:alternate', localeOf(tag))),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    meta('twitter:description', description),
  ];
  if (site.address === undefined) return parts.join('');
  const picture = `${site.address}/social-${language}.png`;
  parts.push(
    property('og:image', picture),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(social.width)),
    property('og:image:height', String(social.height)),
    property('og:image:alt', `${name}: ${sentence}`),
    meta('twitter:image', picture),
  );
  if (path === undefined) return parts.join('');
  const page = canonicalPath(path);
  parts.push(property('og:url', addressIn(site, page, language)));
  if (site.languages.length > 1) parts.push(...alternates(site, page));
  return parts.join('');
}

/** The page in each language, and without one. */
const alternates = (site: SiteFacts, page: string): readonly string[] =>
  [...site.languages, 'x-default'].map((tag) => {
    const href = addressIn(site, page, tag === 'x-default' ? (site.languages[0] ?? '') : tag);
    return element('link', { rel: 'alternate', hreflang: tag, href });
  });

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The address of a page for search engines; only its path when nobody has said the address of the site. */
function canonicalIn(site: SiteFacts, { path, language }: DocumentPlace): string | undefined {
  if (path === undefined) return undefined;
  const page = canonicalPath(path);
  return site.address === undefined ? page : addressIn(site, page, language);
}

/** A title with the name of the site, where it had the name of another one. A title of one's own stays. */
function retitled(title: string, names: readonly string[], name: string): string {
  if (names.includes(title)) return name;
  const end = names.find((other) => title.endsWith(` · ${other}`));
  return end === undefined ? title : `${title.slice(0, -end.length)}${name}`;
}

/**
 * Writes the brand of a site into a document: title, icons, what search engines and shared links show, and the colours
 * of a brand that is not in the build. Replaces what an earlier run has written.
 * @param formerNames names of the site that stand in the document now
 */
export function dressDocument(
  html: string,
  site: SiteFacts,
  place: DocumentPlace,
  formerNames: readonly string[],
): string {
  const { brand, info, css } = site.brand;
  const clean = html.replaceAll(written, '').replace('<link rel="icon" href="data:," />', '');
  const title = /<title>([^<]*)<\/title>/.exec(clean)?.[1];
  if (title === undefined) return clean;
  const name = siteName(site, place.language);
  const own = retitled(unescaped(title), ['Parlour', ...formerNames], name);
  const head = place.isFrame ? icons : pageMeta(site, place, own);
  const canonical = canonicalIn(site, place);
  return clean
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(own)}</title>${head}`)
    .replace(/<link rel="canonical" href="[^"]*">/, (old) =>
      canonical === undefined ? old : `<link rel="canonical" href="${escaped(canonical)}">`,
    )
    .replace(/(<html\b[^>]*?) data-brand="[\w-]*"(?: data-brand-file="")?/, (_, start: string) => {
      // The page keeps the brand of a file until it has read the file itself.
      const file = css === '' ? '' : ' data-brand-file=""';
      return `${start} data-brand="${css === '' ? info.id : brand.id}"${file}`;
    })
    .replace('</head>', () => (css === '' ? '</head>' : `<style data-site>${css}</style></head>`));
}
