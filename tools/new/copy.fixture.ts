import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathsIn } from '../checks/guides.ts';
import { root } from '../lib/paths.ts';

/** What `pnpm new` reads and changes, and the tool itself. */
const needed = [
  'tools/story-index/groups.ts',
  'apps/web/src/app/routes.ts',
  'apps/web/src/app/Routing.tsx',
  'biome.json',
  'package.json',
  'packages/api-client/openapi',
  'packages/features/package.json',
  'packages/features/src/i18n',
  'packages/features/src/search/pages.ts',
  'packages/sandbox/src/routes',
  'packages/sandbox/src/testing/sound-calls.ts',
  'packages/ui/api',
  ...['content', 'data', 'forms', 'index', 'overlays'].map((name) => `packages/ui/src/${name}.ts`),
  'tools/checks/plain-names.ts',
  'tools/lib/help.ts',
  'tools/lib/paths.ts',
  'tools/new',
  'tools/new.ts',
];

/** The files of a folder, but for what is installed: path and text. */
export const textsIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    pathsIn(folder)
      .filter((path) => statSync(join(folder, path)).isFile())
      .map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
  );

/** Every path whose text differs between two looks at a folder. */
export const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((path) => before.get(path) !== after.get(path))
    .sort();

/** The paths that a run of `pnpm new` printed under `Wrote` or `Changed`. */
export function told(said: string, heading: 'Wrote' | 'Changed'): readonly string[] {
  const [, lines = ''] = new RegExp(`^${heading}\\n((?: {2}.+\\n)+)`, 'm').exec(said) ?? [];
  return lines.split('\n').flatMap((line) => line.trim() || []);
}

/** Runs `pnpm new` in a copy, by its name in package.json; a failure carries what it said. */
export function runNew(copy: string, ...args: readonly string[]): string {
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8'));
  const [, file = ''] = /^node (\S+)$/.exec(String(scripts.new)) ?? [];
  const env = { ...process.env, NO_COLOR: '1' };
  try {
    return execFileSync(process.execPath, [file, ...args], {
      ...{ cwd: copy, env, encoding: 'utf8', stdio: 'pipe' },
    });
  } catch (error) {
    const { stdout, stderr } = Object(error);
    throw new Error(`pnpm new ${args.join(' ')}\n${stdout}${stderr}`);
  }
}

/** A copy of what is needed, and how to be rid of it. */
export function copyOfNeeded(): { readonly copy: string; readonly remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'parlour-new-'));
  for (const path of needed) cpSync(join(root, path), join(copy, path), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return { copy, remove: () => rmSync(copy, { recursive: true, force: true }) };
}
