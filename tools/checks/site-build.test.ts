import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';
import { root } from '../lib/paths.ts';

// The same environment as `pnpm build`.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));

const isLibrary = (id: string) => id.includes('/node_modules/');
const pathOf = (id: string) => id.replace(/\?.*$/, '');

/** Records every module of a library that is changed by the build, or replaced by a copy of ours. */
function watchLibraries() {
  const changed = new Set<string>();
  const seen = new Set<string>();
  const plugin: Plugin = {
    name: 'watch-libraries',
    enforce: 'post',
    transform(code, id) {
      if (!isLibrary(id) || id.startsWith('\0')) return;
      seen.add(id);
      if (code !== readFileSync(pathOf(id), 'utf8')) changed.add(id);
    },
    moduleParsed({ id, importedIds }) {
      if (!isLibrary(id)) return;
      for (const imported of importedIds) {
        const isOurs = imported.startsWith(root) && !isLibrary(imported);
        if (isOurs) changed.add(`${id} → ${imported}`);
      }
    },
  };
  return { plugin, changed, seen };
}

/** Builds the site in memory with additional plugins. Returns its scripts. */
async function buildSite(...plugins: readonly Plugin[]): Promise<readonly Rolldown.OutputChunk[]> {
  const built = await build({
    root: join(root, 'apps', 'web'),
    logLevel: 'error',
    plugins: [...plugins],
    build: { write: false, reportCompressedSize: false },
  });
  const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) =>
    'output' in one ? one.output : [],
  );
  return outputs.filter((file) => file.type === 'chunk');
}

/** A plugin that adds a line to the files that match a pattern. */
const edits = (files: RegExp): Plugin => ({
  name: 'edits',
  transform: (code, id) => (files.test(id) ? `${code}\nglobalThis.edited = true;\n` : undefined),
});

test('the build does not change any library', async () => {
  const { plugin, changed, seen } = watchLibraries();
  await buildSite(plugin);
  expect([...changed]).toEqual([]);
  expect(seen.size).toBeGreaterThan(300);
});

test('the check finds a plugin that edits a file of a library', async () => {
  const { plugin, changed } = watchLibraries();
  await buildSite(edits(/\/react-dom-client\.production\.js$/), plugin);
  expect([...changed]).toEqual([
    expect.stringMatching(/node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/),
  ]);
});

test('an edit of a page changes at most a twentieth of all scripts', async () => {
  const before = await buildSite();
  const after = await buildSite(edits(/\/pages\/NoticesPage\.tsx$/));
  const names = new Set(before.map(({ fileName }) => fileName));
  const length = (files: readonly Rolldown.OutputChunk[]) =>
    files.reduce((sum, { code }) => sum + code.length, 0);
  const fresh = after.filter(({ fileName }) => !names.has(fileName));
  expect(fresh.map(({ name }) => name)).toContain('NoticesPage');
  expect(length(fresh) / length(after)).toBeLessThan(0.05);
});
