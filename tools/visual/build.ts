import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** Everything a build can depend on. */
const sources = ['packages/*/src/**', '.storybook/**', 'packages/*/package.json', 'pnpm-lock.yaml'];

/**
 * Builds Storybook unless the last build was made from the same files, and
 * returns its folder. `planted` builds the broken stories that test the checks.
 */
export async function buildStorybook(planted = false): Promise<string> {
  const dir = join(cache, planted ? 'storybook-planted' : 'storybook');
  const stamp = join(dir, '.sources');
  const now = fingerprint();
  if (readIfThere(stamp) === now) return dir;
  console.log(`stories: building ${planted ? 'the planted stories' : 'Storybook'}`);
  const { code, output } = await run(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '-o', dir],
    {
      env: {
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NODE_OPTIONS: '--no-deprecation',
        PARLOUR_PLANTED: planted ? '1' : '',
      },
    },
  );
  if (code !== 0) {
    // Storybook prints the stack of its bundler, over two lines a frame; the message is what helps.
    const message = output.replace(/^│ {2}(?:at |\((?:file:\/\/)?\.).*\n/gm, '');
    throw new Error(`Storybook does not build:\n${message}`);
  }
  mkdirSync(dir, { recursive: true });
  writeFileSync(stamp, now);
  return dir;
}

/** One hash over names and contents; tests do not count. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    if (/\.test\.tsx?$|[\\/]node_modules[\\/]/.test(file)) continue;
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(`${file}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
