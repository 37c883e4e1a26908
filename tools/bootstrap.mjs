// The only script that runs on whatever Node a fresh machine has (20 or newer). It installs the
// pinned package manager's choice of dependencies, the pinned Node among them, and starts the tool
// with that Node. Everything else is TypeScript.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const { pnpm } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).config;
const isWindows = process.platform === 'win32';
const modules = join(root, 'node_modules');
const stamp = join(modules, '.parlour-installed');

/** What the installed tree depends on: any change needs a new install. */
function wanted() {
  const hash = createHash('sha256').update(pnpm).update(process.platform).update(process.arch);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function run(command, args, options = {}) {
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    // npx is a .cmd file on Windows, which only a shell can start.
    shell: isWindows && command === 'npx',
    ...options,
  });
  if (error) throw error;
  return status ?? 1;
}

function install() {
  const hash = wanted();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  console.log('Installing dependencies (first start, or they changed)…');
  const status = run('npx', ['--yes', pnpm, 'install', '--frozen-lockfile']);
  if (status !== 0) {
    console.error('The installation failed; the lines above say why.');
    process.exit(status);
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stamp, hash);
}

function pinnedNode() {
  const file = join(modules, 'node', 'bin', isWindows ? 'node.exe' : 'node');
  return existsSync(file) ? file : process.execPath;
}

const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Parlour needs Node 20 or newer to start; this is ${process.version}.`);
  process.exit(1);
}

const [task, ...rest] = process.argv.slice(2);
// Said here, too: nothing is installed for an answer.
if ([task, ...rest].some((arg) => arg === '--help' || arg === '-h')) {
  for (const one of ['start', 'test'].includes(task) ? [task] : ['start', 'test']) {
    process.stdout.write(readFileSync(join(root, 'tools', 'lib', `help-${one}.txt`), 'utf8'));
  }
  process.exit();
}
if (task !== 'start' && task !== 'test') {
  console.error('usage: node tools/bootstrap.mjs start|test');
  process.exit(2);
}

install();
// Ctrl-C reaches the child too; it ends what it started and then exits itself.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
const binaries = [join(modules, '.bin'), dirname(pinnedNode()), process.env.PATH].join(delimiter);
process.exit(
  run(pinnedNode(), [join('tools', `${task}.ts`), ...rest], {
    env: { ...process.env, PATH: binaries },
  }),
);
