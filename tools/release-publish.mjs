// Publishes the tarballs of `pnpm release:check` (.cache/packages) whose version is not on the registry yet, with
// provenance. The workflow `release` runs it: provenance exists only there. `--dry-run` says what it would do.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isDry = process.argv.includes('--dry-run');
const tarballs = globSync('.cache/packages/*/*.tgz', { cwd: root }).sort();
if (tarballs.length === 0) {
  console.error('Nothing is packed. First: npm run release:check');
  process.exit(1);
}
for (const tarball of tarballs) {
  const name = dirname(tarball).split(/[\\/]/).at(-1);
  const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
  const version = `${manifest.name}@${manifest.version}`;
  if (
    !isDry &&
    spawnSync('npm', ['view', version, 'version'], { encoding: 'utf8' }).stdout.trim()
  ) {
    console.log(`${version} is published already.`);
    continue;
  }
  const args = ['publish', tarball, '--provenance', '--access', 'public'];
  console.log(`${version}: npm ${args.join(' ')}`);
  if (isDry) continue;
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
