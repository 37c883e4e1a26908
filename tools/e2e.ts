import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureShell } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { readPlaywrightReport } from './lib/test-results.ts';

// End-to-end tests: the built site behind the sandbox server, in a real browser.
// `pnpm test:e2e --build` builds first; other arguments go to Playwright.

const args = process.argv.slice(2);
const dist = join(root, 'apps', 'web', 'dist', 'index.html');
if (args.includes('--build') || !existsSync(dist)) {
  const { code } = await run('node', ['tools/build.ts'], {
    output: 'inherit',
  });
  if (code !== 0) process.exit(code);
}

const report = join(reports, 'e2e.json');
const { code } = await run(
  'playwright',
  ['test', '--config', 'apps/web/playwright.config.ts', ...args.filter((arg) => arg !== '--build')],
  {
    output: 'inherit',
    env: { PARLOUR_CHROMIUM: ensureShell(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  },
);
const tests = readPlaywrightReport(report);
const passed = tests.filter((test) => test.passed).length;
console.log(closingLine('e2e', { passed, failed: tests.length - passed }));
process.exitCode = code;
