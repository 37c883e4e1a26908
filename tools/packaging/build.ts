import { copyFileSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeExtras } from './extras.ts';
import { sheetsOf } from './graph.ts';
import { folderOf, type PublishedPackage } from './packages.ts';
import { buildScripts } from './scripts.ts';
import { buildTypes } from './types.ts';

/** The parts of `package.json` that the build reads. */
export interface PackageManifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly publishConfig: {
    readonly exports: Readonly<Record<string, string | { types: string; default: string }>>;
  };
}

export const readManifest = (folder: string): PackageManifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Source files of the packed package's exports: those of the workspace that `publishConfig` keeps. */
export function publishedSources({ exports, publishConfig }: PackageManifest): readonly string[] {
  return Object.entries(exports).flatMap(([subpath, file]) =>
    subpath in publishConfig.exports ? [file] : [],
  );
}

/** Builds `dist` of a package from scratch: scripts, style sheets, types, data. */
export async function buildPackage(published: PublishedPackage): Promise<void> {
  const folder = folderOf(published);
  const out = join(folder, 'dist');
  rmSync(out, { recursive: true, force: true });
  const sources = publishedSources(readManifest(folder));
  const entries = sources.filter((file) => file.endsWith('.ts'));
  const sheets = await buildScripts(folder, entries, out, published.hasStyles);
  if (published.hasStyles) {
    // The base first, then the rest in the order in which a page that uses everything would load it.
    const built = entries.map((file) => join(out, file.replace(/^\.\/src\/(.+)\.ts$/, '$1.js')));
    const base = built.filter((file) => file.endsWith(join('styles', 'index.js')));
    const order = sheetsOf([...base, ...built]);
    writeFileSync(join(out, 'all.css'), wholeSheet(order, sheets));
  }
  buildTypes(folder, entries, out);
  for (const file of sources.filter((name) => !name.endsWith('.ts'))) {
    const copy = join(out, file.replace(/^\.\/src\//, ''));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(folder, file), copy);
  }
  await writeExtras(published, out);
  const files = globSync('**/*', { cwd: out });
  refuseTwins(files);
  refuseSources(files);
}

/** Throws if two names differ only in capitals: on many machines `Countdown.js` and `countdown.js` are one file. */
export function refuseTwins(files: readonly string[]): void {
  const names = new Map<string, string>();
  for (const file of files) {
    const twin = names.get(file.toLowerCase());
    if (twin) throw new Error(`${twin} and ${file} differ only in capitals.`);
    names.set(file.toLowerCase(), file);
  }
}

/** Throws if a file is packed that only our own build understands. */
export function refuseSources(files: readonly string[]): void {
  const sources = files.filter((file) => /(?<!\.d)\.tsx?$|\.css\.|\.vanilla\./.test(file));
  if (sources.length > 0) throw new Error(`Not built: ${sources.join(', ')}`);
}

/** Joins the style sheets into one, for pages without a bundler. It is at the top of the package. */
const wholeSheet = (order: readonly string[], sheets: ReadonlyMap<string, string>): string =>
  order
    .map((name) => (sheets.get(name) ?? '').replaceAll('url("./', `url("./${dirname(name)}/`))
    .join('\n');
