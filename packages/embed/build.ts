import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { elementsDeclarations } from './src/declarations.ts';
import { elementsManifest } from './src/manifest.ts';

/** Major version of the public face: its address stands in the pages of partners. */
const major = '1';

/** Entries of a configuration that elements need. They hold nothing of a session, a cipher or a policy. */
const shared = [
  'baseUrl',
  'merchant',
  'brand',
  'brandFile',
  'defaultLanguage',
  'languages',
  'operatorMode',
  'headers',
  'licence',
] as const;

/**
 * The part of a site's configuration that pages of partners get, as `embed/site.json`; what is not set is left out. A brand
 * file that lies in the folder of the site comes with it: only the site itself may ask for that address.
 */
export function partnerConfig(config: unknown, site: string): Readonly<Record<string, unknown>> {
  const given = new Map(Object.entries(Object(config)));
  return Object.fromEntries(
    shared.flatMap((key) => {
      if (!given.has(key)) return [];
      const value: unknown = given.get(key);
      return [[key, key === 'brandFile' ? brandFileIn(site, value) : value]];
    }),
  );
}

/** The content of a brand file of the site; whatever else it is stays as it is. */
function brandFileIn(site: string, source: unknown): unknown {
  if (typeof source !== 'string' || !source.startsWith('/')) return source;
  const path = join(site, new URL(source, 'https://site.invalid').pathname);
  if (!existsSync(path)) return source;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The elements refuse it, and say so.
    return source;
  }
}

/** Builds the elements into a folder of a site: `1/parlour.js`, what it loads, its types, and what there is. */
export async function buildElements(folder: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: join(folder, major) },
  });
  writeFileSync(join(folder, major, 'parlour.d.ts'), elementsDeclarations());
  writeFileSync(
    join(folder, major, 'custom-elements.json'),
    JSON.stringify(elementsManifest(), null, 2),
  );
}
