import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerConfig } from '../../packages/embed/build.ts';
import { configOf } from './document.ts';

/**
 * Writes the part of the bare document's configuration that partners' pages need to `embed/site.json`. Returns the
 * name.
 */
export function writePartnerConfig(dist: string): string {
  const name = 'embed/site.json';
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  mkdirSync(join(dist, 'embed'), { recursive: true });
  writeFileSync(join(dist, name), JSON.stringify(partnerConfig(configOf(html), dist)));
  return name;
}
