import { delimiter } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { runSuite } from './lib/playwright.ts';
import { answers, freePort } from './lib/ports.ts';
import { start, stop } from './lib/run.ts';

// Tests Storybook's own window, as `npm start` serves it: sidebar, toolbar, panel, windows side by side, start page.
// stories.ts visits the stories themselves.

helpWhenAsked(`pnpm test:storybook [-g "side by side"]

  Storybook's own window, as npm start serves it: sidebar, toolbar, panel, windows side by side, start page.
  -g              only tests whose title has it
  Other arguments go to Playwright: playwright test --help`);

/** Only a few files, so that it starts quickly. */
const stories = [
  '.storybook/docs/Start.mdx',
  '.storybook/brand-studio/BrandSheet.stories.tsx',
  '.storybook/brand-studio/Studio.stories.tsx',
  'packages/ui/src/components/Button/Button.stories.tsx',
  'packages/ui/src/components/Dialog/Dialog.stories.tsx',
  'packages/ui/src/components/Drawer/Drawer.stories.tsx',
  'packages/ui/src/components/Modal/Modal.stories.tsx',
  'packages/features/src/account/logout/LogoutView.stories.tsx',
];

const host = '127.0.0.1';
const port = await freePort(4390, new Set());
const server = start(
  'storybook',
  [
    'dev',
    ...['--port', String(port), '--exact-port', '--host', host],
    ...['--ci', '--quiet', '--disable-telemetry'],
  ],
  { env: { PARLOUR_STORIES: stories.join(delimiter) } },
);
let output = '';
for (const stream of [server.stdout, server.stderr]) {
  stream?.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8_000);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop(server));

const url = `http://${host}:${port}/`;
if (await answers(new URL('iframe.html', url).href, 180_000)) {
  process.exitCode = await runSuite(
    {
      layer: 'storybook window',
      config: 'tools/storybook-window/playwright.config.ts',
      report: 'e2e-storybook',
      browser: ensureBrowser(),
      env: { PARLOUR_STORYBOOK_URL: url },
    },
    process.argv.slice(2),
  );
} else {
  console.error(`Storybook does not answer in ${root}. Its last words:\n${output}`);
  process.exitCode = 1;
}
stop(server);
