import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { cache, root } from '../lib/paths.ts';
import { run } from '../lib/run.ts';

/** All files a build can depend on. */
const sources = [
  'packages/*/src/**',
  'examples/*/src/**',
  '.storybook/**',
  'packages/*/package.json',
  'pnpm-lock.yaml',
];

/** What the pages for people show besides. */
const pages = ['docs/whats-new.md'];

/** Tests, and the test-runner, which visits what is built. */
const notBuilt =
  /\.test\.tsx?$|[\\/]node_modules[\\/]|^\.storybook[\\/](?:runner[\\/]|test-runner)/;

/** The part of Storybook that is built; by default all of it. */
export interface Part {
  /** Builds the failing stories, which test the checks, instead. */
  readonly failing?: boolean;
  /** Only these files of stories, as paths from the root: the build is much faster. */
  readonly files?: readonly string[];
  /** With the tables of props, for people. Tests do not read these tables, which take half of the build time. */
  readonly docs?: boolean;
}

/** Builds Storybook unless the last build was made from the same files, and returns its folder. */
export async function buildStorybook(part: Part = {}): Promise<string> {
  const { failing = false, files = [], docs = false } = part;
  const dir = join(cache, nameOf(part));
  const stamp = join(dir, '.sources');
  const now = `${fingerprint(docs ? [...sources, ...pages] : sources)} ${files.join(' ')}`;
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
        PARLOUR_VISITED: docs ? '' : '1',
        PARLOUR_STORIES: files.join(delimiter),
      },
    },
  );
  if (code !== 0) {
    // Storybook prints the stack of its bundler, two lines per frame; only the message is useful.
    const message = output.replace(/^│ {2}(?:at |\((?:file:\/\/)?\.).*\n/gm, '');
    throw new Error(`Storybook does not build:\n${message}`);
  }
  mkdirSync(dir, { recursive: true });
  writeFileSync(stamp, now);
  return dir;
}

/** The folder of a build. Each kind has its own, so that one does not replace the other. */
function nameOf({ failing, files = [], docs }: Part): string {
  if (failing) return 'storybook-failing';
  if (docs) return 'storybook-docs';
  return files.length > 0 ? 'storybook-part' : 'storybook';
}

/** One hash over file names and contents, without tests. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const files = patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort();
  for (const file of files) {
    if (notBuilt.test(file)) continue;
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
