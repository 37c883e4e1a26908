import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerConfig } from '../../packages/embed/build.ts';
import { configOf } from './document.ts';

/** Writes what pages of partners need of the bare document's configuration, `embed/site.json`; returns its name. */
export function writePartnerConfig(dist: string): string {
  const name = 'embed/site.json';
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  mkdirSync(join(dist, 'embed'), { recursive: true });
  writeFileSync(join(dist, name), JSON.stringify(partnerConfig(configOf(html), dist)));
  return name;
}
