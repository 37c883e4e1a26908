import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cache } from './paths.ts';

const places = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const folder = join(cache, 'nginx');
const unpacked = join(folder, 'usr', 'sbin', 'nginx');

const starts = (program: string): boolean =>
  existsSync(program) && spawnSync(program, ['-v']).status === 0;

/**
 * Returns an nginx that can be started: the one of this machine or, on Debian, its package, unpacked into the cache.
 * The package is not installed, because an installed nginx starts to listen. Returns undefined if there is neither.
 */
export function ensureNginx(): string | undefined {
  const found = [...places, unpacked].find(starts);
  if (found || !existsSync('/etc/debian_version')) return found;
  mkdirSync(folder, { recursive: true });
  const run = (program: string, ...args: string[]): boolean =>
    spawnSync(program, args, { cwd: folder, timeout: 120_000 }).status === 0;
  const download = () => run('apt-get', 'download', '-qq', 'nginx');
  // A new machine has no package list yet.
  if (!download() && !(run('apt-get', 'update', '-qq') && download())) return undefined;
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.deb')) run('dpkg-deb', '-x', name, '.');
  }
  return [unpacked].find(starts);
}
