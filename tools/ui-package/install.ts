import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** What a project of its own brings along to use the library. */
const own = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript'];

/**
 * Sets up a project outside the workspace that has the library from its
 * tarball: unpacked into `node_modules`, with the packages it depends on linked
 * from the workspace's own store, so that nothing is fetched. Nothing else is
 * there: a dependency the package does not declare is not found.
 */
export async function installConsumer(
  tarball: string,
  library: string,
  fixture: string,
): Promise<string> {
  // Real paths: bundlers and servers compare them.
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'parlour-consumer-'));
  cpSync(fixture, folder, { recursive: true });
  const modules = join(folder, 'node_modules');
  const unpacked = join(modules, '@parlour', 'ui');
  mkdirSync(unpacked, { recursive: true });
  const tar = ['-xzf', tarball, '-C', unpacked, '--strip-components=1'];
  const { code, output } = await run('tar', tar);
  if (code !== 0) throw new Error(`The tarball was not unpacked:\n${output}`);

  const manifest: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(join(unpacked, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(manifest.dependencies)) {
    link(join(library, 'node_modules', name), join(modules, name));
  }
  for (const name of own) link(join(root, 'node_modules', name), join(modules, name));
  return folder;
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  symlinkSync(realpathSync(from), to, 'junction');
}
