// `pnpm brand:new` on whatever Node a machine has (20 or newer), typed as a script or by hand.
// The command is TypeScript; the Node this project pins runs it as it is, an older one does not.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = dirname(fileURLToPath(import.meta.url));
const file = process.platform === 'win32' ? 'node.exe' : 'node';
const pinned = join(tools, '..', 'node_modules', 'node', 'bin', file);
if (!existsSync(pinned)) {
  console.error('The packages of this project are missing. npm start installs them, npm test too.');
  process.exit(1);
}
const args = [join(tools, 'brand', 'command.ts'), ...process.argv.slice(2)];
const { status, error } = spawnSync(pinned, args, { stdio: 'inherit' });
if (error) throw error;
process.exitCode = status ?? 1;
