import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Counts, readCounts, sum } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { collectUnsteady, indented, mostUnsteady } from './lib/second-look.ts';

/*
 * npm test [-- --strict]     the gate of every change
 * npm run test:all           everything, strict
 *
 * What fails in a layer of tests gets one second look, alone; what passes then
 * counts as passed and is listed as unsteady. `--strict` gives no second look.
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const isStrict = options.strict || options.all;

interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Its tests run in an environment that may be busy, so what failed is looked at twice. */
  readonly looksTwice?: true;
  /** Only with `--all`. */
  readonly everything?: true;
}

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
  { name: 'unit', command: ['node', 'tools/unit.ts'], looksTwice: true },
  { name: 'bundle', command: ['node', 'tools/size.ts'] },
  { name: 'ui package', command: ['node', 'tools/ui-package.ts'], everything: true },
  { name: 'counts', command: ['node', 'tools/counts.ts'], everything: true },
  { name: 'stories', command: ['node', 'tools/stories.ts'], looksTwice: true },
  { name: 'story coverage', command: ['node', 'tools/storybook-coverage.ts'] },
  { name: 'end to end', command: ['node', 'tools/e2e.ts'], looksTwice: true },
  { name: 'requirements', command: ['node', 'tools/requirements.ts', '--check'] },
];

/** A layer that failed without saying what counts as one failure; a silent success as one check. */
function settle(output: string, code: number): Counts {
  const isGreen = code === 0;
  const { passed, failed } = readCounts(output) ?? {
    passed: isGreen ? 1 : 0,
    failed: isGreen ? 0 : 1,
  };
  return { passed, failed: !isGreen && failed === 0 ? 1 : failed };
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);

const rows: (Counts & { name: string; seconds: number })[] = [];
for (const { name, command, looksTwice, everything } of layers) {
  if (everything && !options.all) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const [program, ...args] = command;
  const more = looksTwice && !isStrict ? ['--second-look'] : [];
  const { code, output } = await run(program, [...args, ...more]);
  const counts = settle(output, code);
  // A green layer says one line; a red one everything it has to say.
  if (counts.failed > 0) console.log(output.trimEnd());
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(`   ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  rows.push({ name, seconds, ...counts });
}

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

const unsteady = collectUnsteady();
if (unsteady.length > 0) {
  console.log(
    `\nUnsteady: failed once and passed alone. Each is a bug of its test or of the product.`,
  );
  for (const { layer, title, message } of unsteady) {
    console.log(`  ~ ${layer}: ${title}\n${indented(message)}`);
  }
}
const isTooUnsteady = unsteady.length > mostUnsteady;
if (isTooUnsteady) console.log(`More than ${mostUnsteady} unsteady tests are no chance.`);

const { passed, failed } = sum(rows);
const total = { passed, failed: failed + (isTooUnsteady ? 1 : 0) };
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
