import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The folder into which `pnpm build` writes the site. */
export const dist: string = join(root, 'apps', 'web', 'dist');

/** One row of Vite's manifest. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly isDynamicEntry?: boolean;
}

/**
 * The scripts of a built site that load together. Entries are named by the end of their source: `src/login/index.ts`.
 */
export interface BuiltSite {
  /** Scripts of the home page with its Bengali texts. */
  readonly home: readonly string[];
  /** Scripts an entry loads in addition to those of home. */
  readonly beyondHome: (source: string) => readonly string[];
  /** By page, the scripts that load only with this page and with no other page or window. */
  readonly ofPages: ReadonlyMap<string, readonly string[]>;
}

type Manifest = Readonly<Record<string, Chunk>>;

/** The files an entry loads at once, without its dynamic imports. */
function closure(manifest: Manifest, entry: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[entry];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const next of chunk.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** Pages with their own route, and pages of the two centres, including those that move money. */
const isPage =
  /src\/pages\/\w+Page\.tsx$|features\/src\/(?:member|agent|money)\/[\w-]+\/index\.ts$/;

/** Reads a built site. Throws if an entry is missing. */
export function readBuiltSite(folder: string = dist): BuiltSite {
  const manifest: Manifest = JSON.parse(
    readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'),
  );
  const keyOf = (source: string): string => {
    const key = Object.keys(manifest).find((name) => name.endsWith(source));
    if (key === undefined) throw new Error(`The build has no entry ${source}`);
    return key;
  };
  const firstTexts = closure(manifest, keyOf('i18n/bn.first.ts'));
  const home = new Set([...closure(manifest, 'index.html'), ...firstTexts]);
  const beyond = (key: string) => [...closure(manifest, key)].filter((file) => !home.has(file));
  const lazy = Object.keys(manifest).filter((key) => manifest[key]?.isDynamicEntry);
  const loadedBy = new Map<string, number>();
  for (const key of lazy) {
    for (const file of beyond(key)) loadedBy.set(file, (loadedBy.get(file) ?? 0) + 1);
  }
  const ofPages = lazy
    .filter((key) => isPage.test(key))
    .map((key) => [key, beyond(key).filter((file) => loadedBy.get(file) === 1)] as const);
  return {
    home: [...home],
    beyondHome: (source) => beyond(keyOf(source)),
    ofPages: new Map(ofPages),
  };
}

/** Every style sheet of a built site. */
export const sheetsOf = (folder: string = dist): readonly string[] =>
  globSync('**/*.css', { cwd: folder });
