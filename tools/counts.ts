import { join } from 'node:path';
import { build, preview } from 'vite';
import { ensureBrowser } from './lib/browser.ts';
import { closingLine } from './lib/counts.ts';
import { reports, root } from './lib/paths.ts';
import { run } from './lib/run.ts';
import { readPlaywrightReport } from './lib/test-results.ts';

// What components cost while they run, in exact counts: layouts, commits, nodes,
// listeners, timers (docs/decisions/020-counts-of-running-components.md).
// Builds the pages of counts/fixture for production and asks a browser.
// Arguments go to Playwright: `pnpm counts -g JPT-01`.

const configFile = join(root, 'tools', 'counts', 'vite.config.ts');
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
const [url] = server.resolvedUrls?.local ?? [];
if (url === undefined) throw new Error('The pages are not served.');

// A name that begins with e2e is read by tools/requirements.ts.
const report = join(reports, 'e2e-counts.json');
const { code } = await run(
  'playwright',
  ['test', '--config', 'tools/counts/playwright.config.ts', ...process.argv.slice(2)],
  {
    output: 'inherit',
    env: {
      PARLOUR_CHROMIUM: ensureBrowser(),
      PARLOUR_COUNTS_URL: url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  },
);
await server.close();
const tests = readPlaywrightReport(report);
const passed = tests.filter((test) => test.passed).length;
console.log(closingLine('counts', { passed, failed: tests.length - passed }));
process.exitCode = code;
