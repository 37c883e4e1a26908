import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { elementsManifest } from './src/manifest.ts';

/** Major version of the public face: its address stands in the pages of partners. */
const major = '1';

/** Entries of a configuration that elements need. They hold nothing of a session, a cipher or a policy. */
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

/** The part of a site's configuration that pages of partners get, as `embed/site.json`; what is not set is left out. */
export function partnerConfig(config: unknown): Readonly<Record<string, unknown>> {
  const given = new Map(Object.entries(Object(config)));
  return Object.fromEntries(
    shared.flatMap((key) => (given.has(key) ? [[key, given.get(key)]] : [])),
  );
}

/** Builds the elements into a folder of a site: `1/parlour.js`, what it loads, and what there is (`custom-elements.json`). */
export async function buildElements(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, major) },
  });
  writeFileSync(
    join(folder, major, 'custom-elements.json'),
    JSON.stringify(elementsManifest(), null, 2),
  );
}
