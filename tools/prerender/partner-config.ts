import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerConfig } from '../../packages/embed/build.ts';
import { configOf } from './document.ts';

/**
 * Writes the part of the bare document's configuration that partners' pages need to `embed/site.json`. Returns the
 * name.
 * @param folder the documents of the site
 * @param dist the built folder, where brand files are
 */
export function writePartnerConfig(folder: string, dist = folder): string {
  const name = 'embed/site.json';
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  mkdirSync(join(folder, 'embed'), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(partnerConfig(configOf(html), dist)));
  return name;
}
