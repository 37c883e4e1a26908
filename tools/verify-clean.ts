import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

helpWhenAsked(`pnpm verify:clean [--commit HEAD] [--status]

  Runs npm test as a stranger's machine would: on a clean clone of a commit, with an empty home and none
  of this checkout's tools. A commit that passes is noted in .git/parlour-green.
  --commit   another commit than HEAD
  --status   only says whether the commit is the one that passed last`);

const { values: options } = parseArgs({
  options: {
    commit: { type: 'string', default: 'HEAD' },
    status: { type: 'boolean', default: false },
  },
});

const git = (...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const commit = git('rev-parse', `${options.commit}^{commit}`);
// Worktrees share one note, in the common git folder.
const note = join(resolve(root, git('rev-parse', '--git-common-dir')), 'parlour-green');

if (options.status) {
  const green = existsSync(note) ? readFileSync(note, 'utf8').trim() : '';
  const isGreen = green === commit;
  console.log(
    isGreen
      ? `${commit.slice(0, 10)} has passed from a clean clone.`
      : `${commit.slice(0, 10)} has not passed from a clean clone; the last one that did is ${green.slice(0, 10) || 'none'}.`,
  );
  process.exit(isGreen ? 0 : 1);
}

const folder = mkdtempSync(join(tmpdir(), 'parlour-clean-'));
const clone = join(folder, 'parlour');
const home = join(folder, 'home');
mkdirSync(home);
const code = await testIn(clone);
rmSync(folder, { recursive: true, force: true });
if (code === 0) {
  writeFileSync(note, `${commit}\n`);
  console.log(`${commit.slice(0, 10)} has passed from a clean clone.`);
}
process.exitCode = code;

async function testIn(dir: string): Promise<number> {
  git('clone', '--quiet', '--no-hardlinks', root, dir);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: dir });
  // Removes this checkout from PATH: its tools and its Node must not be used.
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !entry.includes('node_modules'))
    .join(delimiter);
  const isWindows = process.platform === 'win32';
  const child = spawn('npm', ['test'], {
    cwd: dir,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, HOME: home, USERPROFILE: home, CI: 'true', PATH: path },
    shell: isWindows,
    detached: !isWindows,
  });
  const end = () => {
    // The process group: npm and everything it started.
    if (child.pid !== undefined && !isWindows) process.kill(-child.pid, 'SIGTERM');
    else child.kill();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  return new Promise((done) => {
    child.on('error', () => done(127));
    child.on('close', (exit) => done(exit ?? 1));
  });
}
