import { defineConfig } from '@playwright/test';
import { browserFlags } from '../lib/browser.ts';

const executablePath = process.env.PARLOUR_CHROMIUM;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../reports/further-language',
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // In a log a line for each test buries the few that failed.
  reporter: [[process.stdout.isTTY ? 'line' : '../lib/playwright-progress.ts'], ['json']],
  use: {
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...browserFlags],
      ...(executablePath ? { executablePath } : {}),
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
