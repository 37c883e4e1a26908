import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { reports } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { type Failure, secondLook } from './lib/second-look.ts';
import { readJestReport } from './lib/test-results.ts';

// Unit tests with a report for tools/requirements.ts.

helpWhenAsked(`pnpm test:unit [FILE …] [-t MEM-03] [-u] [--second-look]

  Unit tests, with a report for pnpm requirements.
  FILE            only files whose path has it
  -t              only tests whose name has it
  -u              writes snapshots anew
  --second-look   runs the files of what failed once more, one at a time, before it counts
  Other arguments go to Vitest: vitest --help`);

const args = process.argv.slice(2);
const own = args.filter((arg) => arg !== '--second-look');

async function test(name: string, more: readonly string[]) {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  const reporters = [
    // In a log a line for each file buries the few that failed.
    `--reporter=${process.stdout.isTTY ? 'default' : 'agent'}`,
    '--reporter=./tools/lib/vitest-progress.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { code } = await run('vitest', ['run', ...reporters, ...own, ...more], {
    output: 'inherit',
  });
  return { code, results: readJestReport(file) };
}

async function again(failures: readonly Failure[]): Promise<ReadonlySet<string>> {
  // A key begins with the path of its file.
  const files = new Set(failures.map(({ key }) => key.split(' › ')[0] ?? key));
  const { results } = await test('unit-second', ['--no-file-parallelism', ...files]);
  return new Set(results.filter(({ passed }) => passed).map(({ key }) => key));
}

const { code, results } = await test('unit', []);
const failures = results.filter(({ passed }) => !passed);
const { failed } = await secondLook(
  'unit',
  failures,
  args.includes('--second-look') ? again : undefined,
);
// Errors outside of any test fail the run too.
const isBroken = code !== 0 && failures.length === 0;
const passed = results.length - failed.length;
console.log(closingLine('unit', { passed, failed: failed.length + (isBroken ? 1 : 0) }));
process.exitCode = failed.length > 0 || isBroken ? 1 : 0;
