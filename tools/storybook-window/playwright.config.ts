import { defineConfig } from '@playwright/test';
import { browserFlags } from '../lib/browser.ts';

const executablePath = process.env.PARLOUR_CHROMIUM;
const baseURL = process.env.PARLOUR_STORYBOOK_URL;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../reports/storybook-window',
  // One server that compiles on demand: two windows at once would only wait for each other.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  // In a log a line for each test buries the few that failed.
  reporter: [[process.stdout.isTTY ? 'line' : '../lib/playwright-progress.ts'], ['json']],
  use: {
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    ...(baseURL ? { baseURL } : {}),
    launchOptions: {
      args: [...browserFlags],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
