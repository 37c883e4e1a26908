import { defineConfig } from '@playwright/test';
import { browserFlags } from './browser.ts';

const executablePath = process.env.PARLOUR_CHROMIUM;

/**
 * What all suites of browser tests have in common. Where `npm test` asks for it, what fails is tried once more at the
 * end of the run, alone (docs/decisions/035).
 */
export const suiteConfig = defineConfig({
  workers: 2,
  retries: Number(process.env.PARLOUR_RETRIES ?? 0),
  retryStrategy: 'isolated',
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json']],
  use: {
    // A trace of every test costs a third of the time; `pnpm test:e2e --trace on` gives it where it is needed.
    screenshot: 'only-on-failure',
    launchOptions: { args: [...browserFlags], ...(executablePath ? { executablePath } : {}) },
  },
});
