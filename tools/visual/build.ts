import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** The built Storybook: what designers see, and what the checks visit. */
export const storybookDir: string = join(cache, 'storybook');

/** Everything a build can depend on. */
const sources = ['packages/*/src/**', '.storybook/**', 'packages/*/package.json', 'pnpm-lock.yaml'];

/** Builds Storybook unless the last build was made from the same files. */
export async function buildStorybook(): Promise<void> {
  const stamp = join(storybookDir, '.sources');
  const now = fingerprint();
  if (readIfThere(stamp) === now) return;
  console.log('stories: building Storybook');
  const { code, output } = await run(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '-o', storybookDir],
    { env: { STORYBOOK_DISABLE_TELEMETRY: '1', NODE_OPTIONS: '--no-deprecation' } },
  );
  if (code !== 0) throw new Error(`Storybook does not build:\n${output}`);
  mkdirSync(storybookDir, { recursive: true });
  writeFileSync(stamp, now);
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
