import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documentsFolder, type SiteTable } from '../../packages/sandbox/src/node/sites.ts';
import { siteBrand } from '../sites/brand.ts';
import { factsOf } from '../sites/facts.ts';
import { namesOf, writeIdentity } from '../sites/identity.ts';
import { defaultFolder, type TableSite } from '../sites/table.ts';
import { writeWorker } from '../sites/worker.ts';
import { configOf, inScript } from './document.ts';
import type { DrawSite } from './draw.ts';
import { packFiles } from './pack.ts';
import { writePartnerConfig } from './partner-config.ts';
import { placeIn, placesOf, tableOf } from './places.ts';
import { documentsOf, writePolicies } from './policies.ts';

const place = /(<script id="parlour-config" type="application\/json">)[^<]*/;

/** A document with a configuration in it. */
export function configured(name: string, html: string, config: unknown): string {
  if (!place.test(html)) throw new Error(`${name} has no place for a configuration`);
  return html.replace(place, (_, start: string) => start + inScript(config));
}

const bareConfig = (folder: string): unknown =>
  configOf(readFileSync(join(folder, 'index.html'), 'utf8'));

/** Writes what depends on the documents: policies, the files for partners' pages, compressed files. */
function finish(dist: string): number {
  writePolicies(dist);
  const folders = ['', ...placesOf(dist)].map((one) => join(dist, one));
  return folders.reduce((sum, folder) => {
    packFiles(folder, [writePartnerConfig(folder, dist), ...writeWorker(dist, folder)]);
    return sum + packFiles(folder, documentsOf(folder));
  }, 0);
}

/** The main host of a site of a table. */
const hostOf = (table: SiteTable, one: string): string | undefined =>
  Object.entries(table.hosts).find(([, folder]) => placeIn(folder) === one)?.[0];

/** Writes the documents of one site into a folder. Returns the names of the answers that they were drawn from. */
async function writeDocuments(
  dist: string,
  folder: string,
  config: unknown,
  draw: DrawSite | undefined,
): Promise<readonly string[]> {
  const isBare = (name: string) => !/[/\\]/.test(name);
  for (const name of documentsOf(dist).filter((one) => !draw || isBare(one))) {
    const html = configured(name, readFileSync(join(dist, name), 'utf8'), config);
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), html);
  }
  if (!draw) return [];
  const { css, info } = siteBrand(config, dist);
  const shell = readFileSync(join(folder, 'index.html'), 'utf8');
  return draw({ folder, shell, ...(css !== '' && { brand: info }) });
}

/** Compresses the answers that no earlier run has compressed. */
const packAnswers = (dist: string, answers: readonly string[]): number =>
  packFiles(
    dist,
    [...new Set(answers)].filter((name) => !existsSync(join(dist, `${name}.br`))),
  );

/**
 * Writes an operator's configuration into every document of a built site. Then writes what depends on it: icons and
 * what else shows the brand, the policies, the file for partners' pages, and the compressed files. Without a
 * configuration the one in each document is used, also in a folder with several sites. Returns the number of documents.
 * @param draw draws the documents anew; without it a page is empty until its scripts have drawn it
 */
export async function configureSite(
  dist: string,
  config?: unknown,
  draw?: DrawSite,
): Promise<number> {
  const formerNames = namesOf(factsOf(bareConfig(dist), dist));
  if (config === undefined) {
    const table = tableOf(dist);
    for (const one of placesOf(dist)) {
      const host = table && hostOf(table, one);
      await writeIdentity(dist, { folder: join(dist, one), host });
    }
  } else {
    // From now on the folder holds one site.
    rmSync(join(dist, documentsFolder), { recursive: true, force: true });
    packAnswers(dist, await writeDocuments(dist, dist, config, draw));
  }
  await writeIdentity(dist, { formerNames });
  return finish(dist);
}

/**
 * Writes the documents of several sites into one built folder, each below `.documents` with a configuration of its own.
 * Bundles and pictures are shared, and nothing is built. Folders of sites that the table no longer names are removed.
 * Returns the number of documents.
 * @param draw draws the documents anew; without it a page is empty until its scripts have drawn it
 */
export async function configureSites(
  dist: string,
  sites: readonly TableSite[],
  draw?: DrawSite,
): Promise<number> {
  const base = join(dist, documentsFolder);
  mkdirSync(base, { recursive: true });
  for (const name of readdirSync(base)) {
    const isOld = !sites.some(({ folder }) => folder === name);
    if (isOld) rmSync(join(base, name), { recursive: true });
  }
  const formerNames = namesOf(factsOf(bareConfig(dist), dist));
  for (const { folder: name, config, hosts } of sites) {
    const folder = join(dist, placeIn(name));
    packAnswers(dist, await writeDocuments(dist, folder, config, draw));
    await writeIdentity(dist, { folder, host: hosts[0], formerNames });
  }
  writeFileSync(join(base, 'sites.json'), JSON.stringify(tableFor(dist, sites), null, 2));
  return finish(dist);
}

const tableFor = (dist: string, sites: readonly TableSite[]): SiteTable => ({
  hosts: Object.fromEntries(
    sites.flatMap(({ hosts, folder }) => hosts.map((host) => [host, folder] as const)),
  ),
  default: sites.some(({ folder }) => folder === defaultFolder) ? defaultFolder : '',
  languages: Object.fromEntries(
    sites.map(({ folder, config }) => [folder, factsOf(config, dist).languages[0] ?? 'bn']),
  ),
});
