import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundledContract } from '../packages/api-client/generate/bundle.ts';
import { reportOf, reportPage } from '../packages/api-client/generate/report.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

helpWhenAsked(`pnpm contract:report [--json] [--write]

  Says how much of the contract is specified, observed and assumed; by itself as a table.
  --json    as JSON
  --write   into docs/contract.md`);

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, write: { type: 'boolean' } },
});
const report = reportOf(bundledContract());

if (values.json) console.log(JSON.stringify(report, null, 2));
else if (values.write) {
  const file = join(root, 'docs', 'contract.md');
  writeFileSync(file, reportPage(report));
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  execFileSync(process.execPath, [biome, 'format', '--write', file], { stdio: 'pipe' });
} else console.log(reportPage(report));
