import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** Everything a build can depend on. */
const sources = ['packages/*/src/**', '.storybook/**', 'packages/*/package.json', 'pnpm-lock.yaml'];

/** What of Storybook is built; all of it by default. */
export interface Part {
  /** The broken stories that test the checks, instead. */
  readonly failing?: boolean;
  /** Only these files of stories, by their paths from the root: much sooner done. */
  readonly files?: readonly string[];
}

/** Builds Storybook unless the last build was made from the same files, and returns its folder. */
export async function buildStorybook({ failing = false, files = [] }: Part = {}): Promise<string> {
  const name = failing ? 'storybook-failing' : files.length > 0 ? 'storybook-part' : 'storybook';
  const dir = join(cache, name);
  const stamp = join(dir, '.sources');
  const now = `${fingerprint()} ${files.join(' ')}`;
  if (readIfThere(stamp) === now) return dir;
  console.log(`stories: building ${failing ? 'the stories that must fail' : 'Storybook'}`);
  const { code, output } = await run(
    'storybook',
    ['build', '--quiet', '--disable-telemetry', '-o', dir],
    {
      env: {
        STORYBOOK_DISABLE_TELEMETRY: '1',
        NODE_OPTIONS: '--no-deprecation',
        PARLOUR_FAILING: failing ? '1' : '',
        PARLOUR_VISITED: '1',
        PARLOUR_STORIES: files.join(delimiter),
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
