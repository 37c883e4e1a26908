import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** The version of the package manager that `npm start` and `npm test` use. */
const { config }: { config: { pnpm: string } } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

/** Packs a package as it would be published, which also builds it. Resolves to the path of the tarball. */
export async function pack(folder: string, destination: string): Promise<string> {
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  // It was downloaded at the installation, so it also works without a network.
  const npx = ['--prefer-offline', '--yes', config.pnpm];
  const args = [...npx, 'pack', '--pack-destination', destination];
  const { code, output } = await run('npx', args, { cwd: folder });
  const [tarball] = readdirSync(destination).filter((name) => name.endsWith('.tgz'));
  if (code !== 0 || tarball === undefined)
    throw new Error(`The package was not packed:\n${output}`);
  return join(destination, tarball);
}
