import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Counts, readCounts, sum } from './lib/counts.ts';
import { helpOf, helpWhenAsked } from './lib/help.ts';
import { layers } from './lib/layers.ts';
import { reports, root } from './lib/paths.ts';
import { heartbeat, isFailureLine, readProgress } from './lib/progress.ts';
import { run } from './lib/run.ts';
import { collectUnsteady, indented, mostUnsteady } from './lib/second-look.ts';

helpWhenAsked(helpOf('test'));

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const isStrict = options.strict || options.all;
const only = options.only.split(',').flatMap((name) => name.trim() || []);

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
// Every tool and browser of this run leaves its files here, and here only.
const scratch = mkdtempSync(join(tmpdir(), 'parlour-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch, TMP: scratch });
// What runs is ended by `run`; nothing is begun after it.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log(`\nInterrupted (${signal}).`);
    process.exitCode = 130;
  });
}
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
  if (process.exitCode === 130) process.exit();
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
