import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** The ids of the stories and docs of a built Storybook; undefined when it is not part of the site. */
function storyIds(site: string): ReadonlySet<string> | undefined {
  const path = join(site, 'storybook', 'index.json');
  if (!existsSync(path)) return undefined;
  const { entries }: { entries: object } = JSON.parse(readFileSync(path, 'utf8'));
  return new Set(Object.keys(entries));
}

/** Finds the file that a server sends for an address without its ending. */
const fileOf = (files: ReadonlySet<string>, path: string): string | undefined =>
  [path, `${path}.html`, posix.join(path, 'index.html')].find((name) => files.has(name));

/**
 * Returns the links of a built site that lead nowhere: to no file, to no place in a page, or to a story that does not
 * exist. `base` is the address of the site on its host, as `/` or `/docs/`.
 */
export function deadLinks(site: string, base: string): readonly string[] {
  const files = new Set(globSync('**/*', { cwd: site }).map((file) => file.replaceAll('\\', '/')));
  const pages = [...files].filter((file) => file.endsWith('.html') && !/^storybook\//.test(file));
  const stories = storyIds(site);
  const places = new Map<string, ReadonlySet<string>>();
  const placesOf = (file: string) => {
    const known = places.get(file);
    if (known) return known;
    const html = readFileSync(join(site, file), 'utf8');
    const found = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
    places.set(file, found);
    return found;
  };
  const fault = (page: string, href: string): string | undefined => {
    const { origin, pathname, hash, searchParams } = new URL(
      href,
      `https://site.invalid${base}${page}`,
    );
    if (origin !== 'https://site.invalid') return undefined;
    if (!pathname.startsWith(base)) return 'is outside of the site';
    const path = decodeURIComponent(pathname.slice(base.length));
    const story = searchParams.get('path')?.split('/').at(-1);
    if (path === 'storybook/') {
      return stories && story && !stories.has(story) ? 'is no story' : undefined;
    }
    const file = fileOf(files, path);
    if (file === undefined) return 'does not exist';
    const place = decodeURIComponent(hash.slice(1));
    return place !== '' && !placesOf(file).has(place) ? 'is no place in that page' : undefined;
  };
  return pages.flatMap((page) => {
    const html = readFileSync(join(site, page), 'utf8').replaceAll('&amp;', '&');
    const links = html.matchAll(/<a\b[^>]* href="([^"]+)"/g);
    const hrefs = new Set([...links].map(([, href = '']) => href));
    return [...hrefs].flatMap((href) => {
      const problem = fault(page, href);
      return problem === undefined ? [] : `${page}: ${href} ${problem}`;
    });
  });
}
