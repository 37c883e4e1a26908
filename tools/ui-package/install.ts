import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** The packages that a project needs to use the library. */
const own = ['react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'typescript'];

/**
 * Sets up a project outside the workspace that uses the library from its tarball. The tarball is unpacked into
 * `node_modules`, and its dependencies are linked from the workspace, so that nothing is downloaded. Nothing else is
 * installed: a dependency that the package does not declare is not found.
 */
export async function installConsumer(
  tarball: string,
  library: string,
  fixture: string,
): Promise<string> {
  // Real paths, because bundlers and servers compare them.
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
