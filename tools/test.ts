import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Counts, readCounts, sum } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { readJestReport } from './lib/test-results.ts';

interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Reads the counts; by default the closing line, or one check for a tool without one. */
  readonly counts?: (output: string, code: number) => Counts;
}

const unitReport = join(reports, 'unit.json');

const layers: readonly Layer[] = [
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
      'tools',
      '.storybook',
    ],
  },
  {
    name: 'contract',
    command: ['redocly', 'lint', 'packages/api-client/openapi/parlour.yaml', '--format', 'stylish'],
  },
  { name: 'generated client', command: ['node', 'tools/generate.ts', '--check'] },
  {
    name: 'unit',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${unitReport}`,
    ],
    counts: () => {
      const tests = readJestReport(unitReport);
      const passed = tests.filter((test) => test.passed).length;
      return { passed, failed: tests.length - passed };
    },
  },
  { name: 'bundle', command: ['node', 'tools/size.ts'] },
  { name: 'ui package', command: ['node', 'tools/ui-package.ts'] },
  { name: 'counts', command: ['node', 'tools/counts.ts'] },
  { name: 'stories', command: ['node', 'tools/stories.ts'] },
  { name: 'story coverage', command: ['node', 'tools/storybook-coverage.ts'] },
  { name: 'end to end', command: ['node', 'tools/e2e.ts'] },
  { name: 'requirements', command: ['node', 'tools/requirements.ts', '--check'] },
];

/** A layer that failed without saying what counts as one failure; a silent success as one check. */
function settle(layer: Layer, output: string, code: number): Counts {
  const read = layer.counts ? layer.counts(output, code) : readCounts(output);
  const { passed, failed } = read ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);

const rows: (Counts & { name: string; seconds: number })[] = [];
for (const layer of layers) {
  console.log(`\n── ${layer.name}`);
  const began = performance.now();
  const [command, ...args] = layer.command;
  const { code, output } = await run(command, args);
  const counts = settle(layer, output, code);
  // A green layer says one line; a red one everything it has to say.
  if (counts.failed > 0) console.log(output.trimEnd());
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`   ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  rows.push({ name: layer.name, seconds, ...counts });
}

const total = sum(rows);
console.log('\nLayer              passed  failed  seconds');
for (const { name, passed, failed, seconds } of rows) {
  const cells = [
    name.padEnd(18),
    `${passed}`.padStart(6),
    `${failed}`.padStart(7),
    `${seconds}`.padStart(8),
  ];
  console.log(cells.join(' '));
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
