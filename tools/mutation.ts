import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { helpWhenAsked } from './lib/help.ts';
import { readJson } from './lib/json.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { isPartName, leastScore, parts } from './mutation/parts.ts';
import { scoreOf, shareOf, withRow } from './mutation/report.ts';

// Plants small faults in the code where a fault costs money, one at a time, and asks whether a test fails
// (docs/mutation.md). It takes hours, so it is no part of `npm test`.

const names = Object.keys(parts);

helpWhenAsked(`pnpm test:mutation [PART …] [--again]

  Plants faults in the code, one at a time, and lists those that no test sees. Writes the table of docs/mutation.md.
  PART      ${names.join(', ')}; all of them by default
  --again   tries faults whose code and tests did not change since the last run, too`);

const { values: options, positionals } = parseArgs({
  options: { again: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !isPartName(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(2);
}

const page = join(root, 'docs', 'mutation.md');
for (const name of positionals.length > 0 ? positionals : names) {
  const { code } = await run(
    'stryker',
    ['run', 'tools/mutation/stryker.config.mjs', ...(options.again ? ['--force'] : [])],
    { output: 'inherit', env: { PARLOUR_PART: name } },
  );
  if (code !== 0) {
    process.exitCode = code;
    break;
  }
  const score = scoreOf(readJson(join(reports, 'mutation', `${name}.json`)));
  for (const { place, change } of score.survivors) console.log(`  ${place}  ${change}`);
  console.log(`${name}: ${score.seen} of ${score.faults} faults seen, ${shareOf(score)} %`);
  writeFileSync(
    page,
    `${withRow(readFileSync(page, 'utf8').trimEnd().split('\n'), name, score).join('\n')}\n`,
  );
  if (shareOf(score) < leastScore) process.exitCode = 1;
}
