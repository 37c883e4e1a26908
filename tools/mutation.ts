import { fileURLToPath } from 'node:url';
import { Stryker } from '@stryker-mutator/core';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { mutationParts } from './mutation/parts.ts';

helpWhenAsked(`pnpm test:mutation PART [FILE…]

  Puts faults into the code of a part, one at a time, and says which of them no test sees. A part takes minutes
  to hours, so npm test leaves it out. The report goes to reports/mutation/PART.html; below 85 % it ends with 1.
  PART   ${mutationParts.map(({ name }) => name).join(', ')}
  FILE   only these files of the part`);

const [name = '', ...files] = process.argv.slice(2);
const part = mutationParts.find((candidate) => candidate.name === name);
if (part === undefined) {
  const names = mutationParts.map((candidate) => candidate.name).join(', ');
  console.error(`There is no part called "${name}". There are: ${names}.`);
  process.exit(2);
}

process.chdir(root);
// tools/mutation/vitest.config.ts reads it, in the processes that run the tests.
process.env.PARLOUR_PART = part.name;

await new Stryker({
  mutate: [...(files.length === 0 ? part.sources : files), '!**/*.{test,fixture}.{ts,tsx}'],
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  // Not mutated, because it would take too long: texts, and code that runs once at the start.
  ignoreStatic: true,
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  // Stryker works in a copy, so that an interrupted run leaves this checkout unchanged.
  tempDirName: '.cache/mutation',
  ignorePatterns: ['.cache', 'reports', 'baselines', 'dist'],
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `reports/mutation/${part.name}.json` },
  htmlReporter: { fileName: `reports/mutation/${part.name}.html` },
  thresholds: { high: 90, low: 85, break: 85 },
}).runMutationTest();
