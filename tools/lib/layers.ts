import { join } from 'node:path';
import { testedModes } from '@parlour/stories/modes';
import { readStoryReport } from '../stories/report.ts';
import { reports } from './paths.ts';
import { readJestReport, readPlaywrightReport, type TestResult } from './test-results.ts';

/** One step of `npm test`. It prints `N passed, N failed` as its last line; otherwise its exit code counts. */
export interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the results of its tests, if its runner retries failures. */
  readonly results?: () => readonly TestResult[];
  /** The arguments that restrict it to the gate. Not used with `--all`. */
  readonly gate?: readonly string[];
  /** Runs only with `--all`. */
  readonly everything?: true;
}

const reportOf = (name: string): string => join(reports, `${name}.json`);

/** Fast layers first, the slowest last. */
export const layers: readonly Layer[] = [
  { name: 'format and lint', command: ['biome', 'ci', '--colors=off', '.'] },
  { name: 'types', command: ['tsc', '--noEmit'] },
  {
    name: 'import graph',
    command: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'examples',
      'tools',
      '.storybook',
    ],
  },
  // Unused files, exports and dependencies (knip.json).
  { name: 'unused', command: ['knip', '--no-progress'] },
  {
    name: 'contract',
    command: ['redocly', 'lint', 'packages/api-client/openapi/parlour.yaml', '--format', 'stylish'],
  },
  { name: 'generated client', command: ['node', 'tools/generate.ts', '--check'] },
  {
    name: 'unit',
    command: ['node', 'tools/unit.ts'],
    results: () => readJestReport(reportOf('unit')),
  },
  { name: 'bundle', command: ['node', 'tools/size.ts'] },
  // The bundle above is the built site that it uses.
  {
    name: 'tutorial',
    command: ['node', 'tools/tutorial.ts', '--built', '.'],
    everything: true,
  },
  { name: 'packages', command: ['node', 'tools/test-packages.ts'], everything: true },
  {
    name: 'docs site',
    command: ['node', 'tools/docs-build.ts', '--out', '.cache/docs', '--check'],
    everything: true,
  },
  { name: 'counts', command: ['node', 'tools/counts.ts'], everything: true },
  {
    name: 'stories',
    command: ['node', 'tools/stories.ts'],
    results: () =>
      Object.keys(testedModes).flatMap(
        (mode) => readStoryReport(reportOf(`stories-${mode}`), mode) ?? [],
      ),
    gate: ['--gate'],
  },
  { name: 'story coverage', command: ['node', 'tools/storybook-coverage.ts'] },
  { name: 'storybook window', command: ['node', 'tools/storybook-window.ts'], everything: true },
  {
    name: 'end to end',
    command: ['node', 'tools/e2e.ts'],
    results: () => readPlaywrightReport(reportOf('e2e')),
    gate: ['--gate'],
  },
  {
    name: 'elements',
    command: ['node', 'tools/elements.ts'],
    results: () => readPlaywrightReport(reportOf('e2e-elements')),
  },
  { name: 'example site', command: ['node', 'tools/example-site.ts'], everything: true },
  { name: 'crawl', command: ['node', 'tools/e2e.ts', '--crawl'], everything: true },
  { name: 'further language', command: ['node', 'tools/further-language.ts'], everything: true },
  { name: 'requirements', command: ['node', 'tools/requirements.ts', '--check'] },
];
