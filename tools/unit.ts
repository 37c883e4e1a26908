import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { reports } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { closeLayer, readJestReport } from './lib/test-results.ts';

helpWhenAsked(`pnpm test:unit [FILE …] [-t MEM-03] [-u]

  Unit tests, with a report for pnpm requirements.
  FILE   only files whose path has it
  -t     only tests whose name has it
  -u     writes snapshots anew
  Other arguments go to Vitest: vitest --help`);

const file = join(reports, 'unit.json');
rmSync(file, { force: true });
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
// Hides the output of passed tests.
const args = ['run', '--silent=passed-only', ...reporters, ...process.argv.slice(2)];
const { code } = await run('vitest', args, {
  output: 'inherit',
});
process.exitCode = closeLayer('unit', { code, results: readJestReport(file) });
