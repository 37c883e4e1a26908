import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsFolder, type SiteTable } from '../../packages/sandbox/src/node/sites.ts';

/** Path of the folder of one site inside a build, as both servers use it. */
export const placeIn = (folder: string): string => `/${documentsFolder}/${folder}`;

/** Reads the table of the sites in a built folder; `undefined` for a folder that holds one site. */
export function tableOf(dist: string): SiteTable | undefined {
  const path = join(dist, documentsFolder, 'sites.json');
  if (!existsSync(path)) return undefined;
  const table: SiteTable = JSON.parse(readFileSync(path, 'utf8'));
  return table;
}

/** The folders of all sites of a table, each once. */
const foldersOf = (table: SiteTable): readonly string[] =>
  [...new Set([...Object.values(table.hosts), table.default])]
    .filter((folder) => folder !== '')
    .sort();

/** The places of all sites of a built folder; none for a folder that holds one site. */
export function placesOf(dist: string): readonly string[] {
  const table = tableOf(dist);
  return table ? foldersOf(table).map(placeIn) : [];
}
