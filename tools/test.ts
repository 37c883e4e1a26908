import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Counts, readCounts, sum } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { heartbeat, isFailureLine, readProgress } from './lib/progress.ts';
import { run } from './lib/run.ts';
import { collectUnsteady, indented, mostUnsteady } from './lib/second-look.ts';

/*
 * npm test [-- --strict]     the gate of every change
 * npm run test:all           everything, strict
 * npm test -- --only unit,stories
 *
 * What fails in a layer of tests gets one second look, alone; what passes then
 * counts as passed and is listed as unsteady. `--strict` gives no second look.
 */
const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const isStrict = options.strict || options.all;
const only = options.only.split(',').flatMap((name) => name.trim() || []);

interface Layer {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Its tests run in an environment that may be busy, so what failed is looked at twice. */
  readonly looksTwice?: true;
  /** What it leaves out unless everything is asked for. */
  readonly gate?: readonly string[];
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
  { name: 'stories', command: ['node', 'tools/stories.ts'], looksTwice: true, gate: ['--gate'] },
  { name: 'story coverage', command: ['node', 'tools/storybook-coverage.ts'] },
  { name: 'end to end', command: ['node', 'tools/e2e.ts'], looksTwice: true, gate: ['--gate'] },
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

const unknown = only.filter((name) => !layers.some((layer) => layer.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no layer ${unknown.join(', ')}. There are: ${layers.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.chdir(root);
// Read by tests that roll dice: how often.
if (options.all) process.env.PARLOUR_SCALE = 'full';

const rows: (Counts & { name: string; seconds: number })[] = [];
const failures: string[] = [];
for (const { name, command, looksTwice, gate = [], everything } of layers) {
  if (only.length > 0 ? !only.includes(name) : everything && !options.all) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const [program, ...args] = command;
  const more = [
    ...(looksTwice && !isStrict ? ['--second-look'] : []),
    ...(options.all ? [] : gate),
  ];
  let latest = '';
  const secondsSo = () => Math.round((performance.now() - began) / 1000);
  const talk = setInterval(() => {
    console.log(`   ${[name, latest, `${secondsSo()} s`].filter(Boolean).join(', ')}`);
  }, heartbeat);
  const { code, output } = await run(program, [...args, ...more], {
    onLine: (line) => {
      latest = readProgress(line) ?? latest;
      // At once, and again at the very end.
      if (isFailureLine(line)) {
        console.log(`   ${line}`);
        failures.push(`${name}: ${line}`);
      }
    },
  });
  clearInterval(talk);
  const counts = settle(output, code);
  // A green layer says one line; a red one everything it has to say.
  if (counts.failed > 0) console.log(output.replace(/^progress: .*\n/gm, '').trimEnd());
  const seconds = secondsSo();
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
if (failed > 0) {
  console.log('\nFailed:');
  for (const failure of new Set(failures)) console.log(`  ${failure}`);
  console.log(`Pictures, traces and reports lie in ${reports}.`);
}
const total = { passed, failed: failed + (isTooUnsteady ? 1 : 0) };
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
