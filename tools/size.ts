import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCss } from './checks/css.ts';
import { dist, readBuiltSite, sheetsOf } from './lib/built-site.ts';
import { closingLine } from './lib/counts.ts';
import { helpWhenAsked } from './lib/help.ts';
import { run } from './lib/run.ts';

helpWhenAsked(`pnpm size

  Builds the site, and compares it with its coarse limits (.size-limit.mjs): brotli bytes of home, of windows and pages
  beyond it, of styles and documents; looks which libraries home loads, and at the rules of its styles.`);

/** Libraries that the home page must not contain, each with a text that only it has. */
const keptOutOfHome: Readonly<Record<string, RegExp>> = {
  'react-hook-form': /shouldUnregister|_formState/,
  'Radix Dialog': /DialogContent/,
  'crypto-js': /OpenSSL|CipherParams/,
  DOMPurify: /DOMPurify/,
  minisearch: /MiniSearch/,
};

interface Row {
  readonly name: string;
  readonly passed: boolean;
  readonly size: number;
}

const built = await run('node', ['tools/build.ts']);
if (built.code !== 0) {
  console.error(built.output);
  console.log(closingLine('bundle', { passed: 0, failed: 1 }));
  process.exit(1);
}

const { output } = await run('size-limit', ['--json']);
const rows: readonly Row[] = JSON.parse(output);
for (const { name, size } of rows) {
  console.log(`${name.padEnd(36)} ${(size / 1000).toFixed(1).padStart(7)} kB`);
}
const problems = rows
  .filter(({ passed }) => !passed)
  .map(({ name, size }) => `${name}: ${size} bytes are more than its limit (.size-limit.mjs)`);

for (const file of readBuiltSite().home) {
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [library, sign] of Object.entries(keptOutOfHome)) {
    if (sign.test(code)) problems.push(`home loads ${library} in ${file}`);
  }
}
const sheets = sheetsOf();
for (const file of sheets) {
  for (const { kind, where } of checkCss(readFileSync(join(dist, file), 'utf8'))) {
    problems.push(`${file}: ${kind}: ${where}`);
  }
}

for (const problem of problems) console.error(`✗ ${problem}`);
const checks = rows.length + Object.keys(keptOutOfHome).length + sheets.length;
const failed = Math.min(problems.length, checks);
console.log(closingLine('bundle', { passed: checks - failed, failed: problems.length }));
process.exitCode = problems.length > 0 ? 1 : 0;
