import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';
import { run } from './lib/run.ts';

// End-to-end tests: the built site behind the sandbox server, in a real browser.

helpWhenAsked(`pnpm test:e2e [SPEC …] [-g MEM-03] [--build] [--gate] [--crawl]

  End-to-end tests: the built site behind the sandbox server, in a real browser.
  SPEC            only files whose name has it
  -g              only tests whose title has it
  --build         builds the site first; it is built anyway where there is none
  --gate          only what a change has to pass
  --crawl         the crawl through every link and menu, which takes longer than all others together
  Other arguments go to Playwright: playwright test --help`);

const args = process.argv.slice(2);
const isGate = args.includes('--gate');
const isCrawl = args.includes('--crawl');
const dist = join(root, 'apps', 'web', 'dist', 'index.html');
if (args.includes('--build') || !existsSync(dist)) {
  const { code } = await run('node', ['tools/build.ts'], {
    output: 'inherit',
  });
  if (code !== 0) process.exit(code);
}

/** At four seconds each on two workers, the gate of a change takes a few minutes. */
const mostInGate = 130;

process.exitCode = await runSuite(
  {
    layer: isCrawl ? 'crawl' : 'end to end',
    config: 'apps/web/playwright.config.ts',
    report: isCrawl ? 'e2e-crawl' : 'e2e',
    env: {
      PARLOUR_GATE: isGate ? '1' : '',
      PARLOUR_CRAWL: isCrawl ? '1' : '',
    },
    ...(isGate ? { most: mostInGate } : {}),
  },
  args.filter((arg) => !['--build', '--gate', '--crawl'].includes(arg)),
);
