import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf } from '../prerender/document.ts';
import { documentsOf } from '../prerender/policies.ts';
import { factsOf, type SiteFacts, sentenceIn } from './facts.ts';
import { dressDocument, placeOfDocument } from './head.ts';
import { manifestOf, robotsMark, robotsOf, sitemapOf } from './texts.ts';

export interface IdentityOptions {
  /** The documents of the site. Default: the built folder itself. */
  readonly folder?: string;
  /** The site's main host. */
  readonly host?: string | undefined;
  /** Names of the site that stand in the documents now; their place gets the name of the brand. */
  readonly formerNames?: readonly string[];
}

/** Every name of a brand, in all its languages. */
export const namesOf = ({ brand }: SiteFacts): readonly string[] => Object.values(brand.info.names);

/** Pages that have a document in the first language of a site. */
const pathsOf = (documents: readonly string[], site: SiteFacts): readonly string[] =>
  documents.flatMap((name) => {
    const { language, path } = placeOfDocument(name, site);
    return path !== undefined && language === site.languages[0] ? [path] : [];
  });

/**
 * Writes what shows the brand of a site outside its pages: heads of documents, icons, pictures of shared links,
 * `manifest.webmanifest`, `robots.txt` and, for a site whose address is known, `sitemap.xml`. Reads the configuration
 * from the bare document. Call it before the policies and the compressed files are written.
 */
export async function writeIdentity(dist: string, options: IdentityOptions = {}): Promise<void> {
  const { folder = dist, host, formerNames = [] } = options;
  const config = configOf(readFileSync(join(folder, 'index.html'), 'utf8'));
  const site = factsOf(config, dist, host);
  const documents = documentsOf(folder);
  for (const name of documents) {
    const path = join(folder, name);
    const html = readFileSync(path, 'utf8');
    const place = placeOfDocument(name, site);
    writeFileSync(path, dressDocument(html, site, place, [...formerNames, ...namesOf(site)]));
  }
  writeFileSync(join(folder, 'manifest.webmanifest'), manifestOf(site));
  const robots = join(folder, 'robots.txt');
  if (!existsSync(robots) || readFileSync(robots, 'utf8').startsWith(robotsMark)) {
    writeFileSync(robots, robotsOf(site));
  }
  const map = join(folder, 'sitemap.xml');
  if (site.address !== undefined && !site.isClosed) {
    writeFileSync(map, sitemapOf(site, pathsOf(documents, site)));
  } else rmSync(map, { force: true });
  // Loaded here: what only reads configurations needs no library for pictures.
  const { writePictures } = await import('./pictures.ts');
  const sentences = site.languages.map((tag) => [tag, sentenceIn(site, tag)] as const);
  await writePictures(folder, site.brand, new Map(sentences));
}
