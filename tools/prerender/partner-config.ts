import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf } from './document.ts';

/** Entries of a configuration that elements on pages of partners need. They hold nothing of a session, a cipher or a policy. */
const shared = [
  'baseUrl',
  'merchant',
  'brand',
  'defaultLanguage',
  'languages',
  'operatorMode',
  'headers',
  'licence',
] as const;

/** The part of a configuration that is for partners; what is not set is left out. */
export function partnerConfig(config: unknown): Readonly<Record<string, unknown>> {
  const given = new Map(Object.entries(Object(config)));
  return Object.fromEntries(
    shared.flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : [])),
  );
}

/** Writes the configuration of the bare document for partners, `embed/site.json`; returns its name. */
export function writePartnerConfig(dist: string): string {
  const name = 'embed/site.json';
  const html = readFileSync(join(dist, 'index.html'), 'utf8');
  mkdirSync(join(dist, 'embed'), { recursive: true });
  writeFileSync(join(dist, name), JSON.stringify(partnerConfig(configOf(html))));
  return name;
}
