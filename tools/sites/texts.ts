import { directionOf } from '../../packages/features/src/shared/i18n/direction.ts';
import { addressIn, type SiteFacts, sentenceIn, siteName } from './facts.ts';
import { canonicalPath } from './head.ts';

/** First line of a `robots.txt` that the next run replaces. An operator's own file stays. */
export const robotsMark = '# Written by pnpm site:configure';

/** The manifest of a site: its name and icons where a system lists it. */
export function manifestOf(site: SiteFacts): string {
  const [language = 'bn'] = site.languages;
  const name = siteName(site, language);
  const { light } = site.brand.brand;
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return JSON.stringify({
    name,
    short_name: name,
    description: sentenceIn(site, language),
    lang: language,
    dir: directionOf(language),
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: light['color-accent-fill'],
    background_color: light['color-surface-page'],
    icons: [192, 512].flatMap((size) => [
      icon('icon', size, 'any'),
      icon('icon-maskable', size, 'maskable'),
    ]),
  });
}

/** The rules for search engines. A site that needs a login everywhere has nothing to find. */
export function robotsOf({ address, isClosed }: SiteFacts): string {
  const rules = isClosed ? ['Disallow: /'] : ['Allow: /', 'Disallow: /embed/'];
  const map = address === undefined || isClosed ? [] : ['', `Sitemap: ${address}/sitemap.xml`];
  return [robotsMark, 'User-agent: *', ...rules, ...map, ''].join('\n');
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Pages that are no content of their own: a window over the home page. */
const windows = ['/login', '/register'];

/**
 * The list of a site's pages for search engines, each in every language with the others as its alternatives.
 * @param paths pages that have a document
 */
export function sitemapOf(site: SiteFacts, paths: readonly string[]): string {
  const pages = paths.filter((path) => canonicalPath(path) === path && !windows.includes(path));
  const several = site.languages.length > 1;
  const rows = pages.flatMap((path) => {
    const links = [...site.languages, 'x-default'].map((tag) => {
      const href = addressIn(site, path, tag === 'x-default' ? (site.languages[0] ?? '') : tag);
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(href)}"/>`;
    });
    return site.languages.map(
      (tag) =>
        `<url><loc>${escaped(addressIn(site, path, tag))}</loc>${several ? links.join('') : ''}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...rows,
    '</urlset>',
    '',
  ].join('\n');
}
