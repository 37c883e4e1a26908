import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { run } from './lib/run.ts';

/*
 * Changed are all files that differ from the commit, including new ones. Touched are all files that import a changed
 * file, directly or not. Stories are visited as in `npm test`, but only the nearest ones.
 */
helpWhenAsked(`pnpm check [--since main]

  Format, lint, types and all unit tests; ends with the first that fails.
  --since   a commit or branch: the same for what differs from it and what imports that, and the nearest stories`);

const { values: options } = parseArgs({ options: { since: { type: 'string' } } });

/**
 * The entries of the library. Files that import the library through them do not count as touched, because half of the
 * product uses a button. `npm test` covers them.
 */
const entries = '^packages/ui/src/(?:content|data|forms|index|overlays)[.]ts$';

/** At most this many story files are visited: about a minute. */
const mostStories = 10;

type Step = readonly [string, ...string[]];

const types: Step = [
  'tsc',
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  '.cache/check.tsbuildinfo',
];

const steps: readonly Step[] =
  options.since === undefined
    ? [['biome', 'check', '.'], types, ['vitest', 'run']]
    : await stepsSince(options.since);

for (const [command, ...args] of steps) {
  const { code } = await run(command, args, { output: 'inherit' });
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
}

async function stepsSince(commit: string): Promise<readonly Step[]> {
  const changed = changedSince(commit).filter((file) => existsSync(join(root, file)));
  if (changed.length === 0) {
    console.log(`Nothing differs from ${commit}.`);
    return [];
  }
  const touched = await touchedSince(commit);
  const tests = touched.filter((file) => /\.test\.tsx?$/.test(file));
  // Stories in the folder of a changed file come first.
  const folders = new Set(changed.map(dirname));
  const away = (file: string) => (folders.has(dirname(file)) ? 0 : 1);
  const allStories = touched
    .filter((file) => file.endsWith('.stories.tsx'))
    .sort((one, other) => away(one) - away(other));
  const stories = allStories.slice(0, mostStories);
  const left = allStories.length - stories.length;
  console.log(
    `${changed.length} files changed: ${tests.length} files of unit tests, ${stories.length} of stories${left > 0 ? `, the nearest; ${left} more are left to npm test` : ''}`,
  );
  return [
    ['biome', 'check', '--no-errors-on-unmatched', ...changed],
    types,
    ...(tests.length > 0 ? [['vitest', 'run', ...tests] as const] : []),
    ...(stories.length > 0
      ? [
          [
            'node',
            'tools/stories.ts',
            '--gate',
            ...stories.flatMap((file) => ['--file', file]),
          ] as const,
        ]
      : []),
  ];
}

function changedSince(commit: string): readonly string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const base = git('merge-base', commit, 'HEAD')[0] ?? commit;
  return [...git('diff', '--name-only', base), ...git('ls-files', '-o', '--exclude-standard')];
}

/** Returns the files that differ from a commit, and every file that imports one of them, directly or not. */
async function touchedSince(commit: string): Promise<readonly string[]> {
  const { code, output } = await run('depcruise', [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'json'],
    ...['--affected', commit, '--do-not-follow', `node_modules|${entries}`],
    ...['packages', 'apps', 'examples', 'tools', '.storybook'],
  ]);
  if (code !== 0) throw new Error(output);
  const { modules } = Object(JSON.parse(output));
  return Array.isArray(modules) ? modules.map((module) => String(Object(module).source)) : [];
}
