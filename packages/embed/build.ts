import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { elementsDeclarations } from './src/declarations.ts';
import { elementsManifest } from './src/manifest.ts';
import { type ElementFiles, majorVersion } from './src/snippet.ts';
import { reactDeclarations, vueDeclarations } from './src/wrapper-declarations.ts';

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

/** A hash of a file, as a browser checks it (SRI). */
const integrityOf = (path: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** Lays a copy of the script beside it whose name changes with its content, and lists what each script has to be. */
function pinFiles(folder: string): ElementFiles {
  const text = readFileSync(join(folder, 'parlour.js'));
  const script = `parlour-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  copyFileSync(join(folder, 'parlour.js'), join(folder, script));
  const scripts = readdirSync(folder).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const integrity = scripts.sort().map((name) => [name, integrityOf(join(folder, name))]);
  return { script, integrity: Object.fromEntries(integrity) };
}

/** Builds the elements into a folder of a site: `1/parlour.js`, what it loads, its types, and what there is. */
export async function buildElements(site: string): Promise<void> {
  const folder = join(site, majorVersion);
  await build({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder },
  });
  const writeJson = (name: string, content: object) =>
    writeFileSync(join(folder, name), JSON.stringify(content, null, 2));
  // For people who build with React or Vue, which bring these themselves.
  await build({
    root: import.meta.dirname,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      lib: { entry: ['src/wrappers/react.ts', 'src/wrappers/vue.ts'], formats: ['es'] },
      rolldownOptions: { external: ['react', 'vue'] },
    },
  });
  writeFileSync(join(folder, 'parlour.d.ts'), elementsDeclarations());
  writeFileSync(join(folder, 'react.d.ts'), reactDeclarations());
  writeFileSync(join(folder, 'vue.d.ts'), vueDeclarations());
  writeJson('custom-elements.json', elementsManifest());
  writeJson('integrity.json', pinFiles(folder));
}
