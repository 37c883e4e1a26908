import { join } from 'node:path';
import { build, preview } from 'vite';
import { ensureBrowser } from './lib/browser.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';

// Counts exactly what components cost while they run: layouts, commits, nodes, listeners, timers
// (docs/decisions/020-counts-of-running-components.md). Builds the pages of counts/fixture for production and counts in
// a browser.

helpWhenAsked(`pnpm counts [-g JPT-01]

  What components cost while they run, in exact counts: layouts, commits, nodes, listeners, timers.
  -g              only tests whose title has it
  Other arguments go to Playwright: playwright test --help`);

const configFile = join(root, 'tools', 'counts', 'vite.config.ts');
await build({ configFile });
const server = await preview({ configFile, preview: { port: 0, host: '127.0.0.1' } });
const [url] = server.resolvedUrls?.local ?? [];
if (url === undefined) throw new Error('The pages are not served.');

process.exitCode = await runSuite(
  {
    layer: 'counts',
    config: 'tools/counts/playwright.config.ts',
    report: 'e2e-counts',
    browser: ensureBrowser(),
    env: { PARLOUR_COUNTS_URL: url },
  },
  process.argv.slice(2),
);
await server.close();
