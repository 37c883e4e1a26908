import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { type Counts, readCounts, sum } from './lib/counts.ts';
import { helpOf, helpWhenAsked } from './lib/help.ts';
import { layers } from './lib/layers.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { isUnsteady } from './lib/test-results.ts';

helpWhenAsked(helpOf('test'));

const { values: options } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const only = options.only.split(',').flatMap((name) => name.trim() || []);

/** Interval (ms) at which a long layer prints its progress. */
const heartbeat = 20_000;

/** With more unsteady tests than this the run fails, because it is no longer chance. */
const mostUnsteady = 5;

/** How Vitest, Jest and Playwright print a failure. */
const isFailure = (line: string) => /^\s*(?:×|● .* › |\d+\) \[)/.test(line);

/** Removes the lines about passed tests, which would hide the failures. Jest prints a line above each mark. */
const withoutPassed = (output: string) =>
  output
    .replace(/^\s*(?:[✓√]|PASS\b|\[\d+\/\d+\]).*\n/gm, '')
    .replace(/^ {4}\S.* › .*\n(?! {6}✕)/gm, '');

/** Counts a layer: if it prints no counts, a failed one counts as one failure and a successful one as one check. */
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
// Every tool and browser of this run puts its temporary files here.
const scratch = mkdtempSync(join(tmpdir(), 'parlour-test-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true, maxRetries: 5 }));
Object.assign(process.env, { TMPDIR: scratch, TEMP: scratch, TMP: scratch });
// `run` ends the current layer; no further layer is started.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    console.log(`\nInterrupted (${signal}).`);
    process.exitCode = 130;
  });
}
// Tests with random input read it to decide how often they run.
if (options.all) process.env.PARLOUR_SCALE = 'full';
// The configurations of all runners read it.
process.env.PARLOUR_RETRIES = options.strict || options.all ? '0' : '1';

const rows: (Counts & { name: string; seconds: number })[] = [];
const failures: string[] = [];
const unsteady: { layer: string; key: string; message: string }[] = [];
for (const { name, command, results, gate = [], everything } of layers) {
  if (only.length > 0 ? !only.includes(name) : everything && !options.all) continue;
  console.log(`\n── ${name}`);
  const began = performance.now();
  const secondsSo = () => Math.round((performance.now() - began) / 1000);
  let latest = '';
  const talk = setInterval(() => {
    console.log(`   ${secondsSo()} s ${latest.trim().slice(0, 100)}`);
  }, heartbeat);
  const [program, ...args] = command;
  const { code, output } = await run(program, [...args, ...(options.all ? [] : gate)], {
    onLine: (raw) => {
      const line = stripVTControlCharacters(raw);
      if (line.trim() !== '') latest = line;
      if (isFailure(line)) console.log(line);
    },
  });
  clearInterval(talk);
  if (process.exitCode === 130) process.exit();
  const said = stripVTControlCharacters(output);
  const counts = settle(said, code);
  // A passed layer prints one line; a failed one its whole output.
  if (counts.failed > 0) {
    console.log(withoutPassed(said).trimEnd());
    const own = said.match(/^✗ .*$/gm) ?? ['✗ what it says is above'];
    failures.push(...own.map((line) => `${name}: ${line}`));
  }
  for (const { key, message } of results?.().filter(isUnsteady) ?? []) {
    unsteady.push({ layer: name, key, message });
  }
  const seconds = secondsSo();
  console.log(`   ${counts.passed} passed, ${counts.failed} failed (${seconds} s)`);
  rows.push({ name, seconds, ...counts });
}

console.log('\nLayer              passed  failed  seconds');
for (const { name, passed, failed, seconds } of rows) {
  const numbers = [`${passed}`.padStart(6), `${failed}`.padStart(7), `${seconds}`.padStart(8)];
  console.log([name.padEnd(18), ...numbers].join(' '));
}

writeFileSync(join(reports, 'unsteady.json'), `${JSON.stringify(unsteady, null, 2)}\n`);
if (unsteady.length > 0) {
  console.log('\nUnsteady: failed, then passed. Each is a bug of its test or of the product.');
  for (const { layer, key, message } of unsteady) {
    console.log(`  ~ ${layer}: ${key}\n${message.replace(/^/gm, '      ')}`);
  }
}
if (unsteady.length > mostUnsteady) {
  failures.push(`More than ${mostUnsteady} unsteady tests are no chance.`);
}

const { passed, failed } = sum(rows);
if (failures.length > 0) {
  console.log('\nFailed:');
  for (const failure of failures) console.log(`  ${failure}`);
  console.log(`Pictures, traces and reports lie in ${reports}.`);
}
const total = { passed, failed: failed + (unsteady.length > mostUnsteady ? 1 : 0) };
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;
