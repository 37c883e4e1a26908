import { defineConfig } from '@playwright/test';

const executablePath = process.env.PARLOUR_CHROMIUM;

/** Flags of the browser, one after the other; `runSuite` of the tools chooses both (tools/lib/playwright.ts). */
const args = (process.env.PARLOUR_BROWSER_FLAGS ?? '').split(' ').filter(Boolean);

/**
 * The common configuration of all browser test suites. If `npm test` asks for it, a failed test is retried once at the
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
    // Tracing every test takes a third of the time. Use `pnpm test:e2e --trace on` when it is needed.
    screenshot: 'only-on-failure',
    // A worker would answer requests that a test replaces. The test of the worker itself allows it.
    serviceWorkers: 'block',
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
});
