import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { elementsDeclarations } from './src/declarations.ts';
import { elementsManifest } from './src/manifest.ts';
import { type ElementFiles, majorVersion } from './src/snippet.ts';
import { reactDeclarations, vueDeclarations } from './src/wrapper-declarations.ts';

/** Keys of the configuration that elements need. They contain no sessions, ciphers or policies. */
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
 * Returns the part of a site's configuration that partner pages get, as `embed/site.json`; unset keys are left out. A
 * brand file in the folder of the site is included, because only the site itself may request its URL.
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

/** Returns the content of a brand file of the site; any other value is returned unchanged. */
function brandFileIn(site: string, source: unknown): unknown {
  if (typeof source !== 'string' || !source.startsWith('/')) return source;
  const path = join(site, new URL(source, 'https://site.invalid').pathname);
  if (!existsSync(path)) return source;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // The elements will refuse it and report it.
    return source;
  }
}

/** Returns the hash of a file, in the format a browser checks (SRI). */
const integrityOf = (path: string): string =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

/** Adds a copy of the script whose name changes with its content, and lists the hash of each script. */
function pinFiles(folder: string): ElementFiles {
  const text = readFileSync(join(folder, 'parlour.js'));
  const script = `parlour-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.js`;
  copyFileSync(join(folder, 'parlour.js'), join(folder, script));
  const scripts = readdirSync(folder).filter((name) => /-[\w-]{8}\.js$/.test(name));
  const integrity = scripts.sort().map((name) => [name, integrityOf(join(folder, name))]);
  return { script, integrity: Object.fromEntries(integrity) };
}

/** Builds the elements into a folder of a site: `1/parlour.js`, the scripts it loads, its types, and the manifest. */
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
  // For developers who build with React or Vue; their build brings the framework.
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
