import { defineConfig } from '@playwright/test';
import { browserFlags } from '../lib/browser.ts';

const executablePath = process.env.PARLOUR_CHROMIUM;
const baseURL = process.env.PARLOUR_COUNTS_URL;

// Each worker has a browser of its own, so a trace sees one page only.
export default defineConfig({
  testDir: '.',
  testMatch: '*.count.ts',
  outputDir: '../../reports/counts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // In a log a line for each test buries the few that failed.
  reporter: [[process.stdout.isTTY ? 'line' : '../lib/playwright-progress.ts'], ['json']],
  use: {
    viewport: { width: 1280, height: 800 },
    ...(baseURL ? { baseURL } : {}),
    launchOptions: {
      args: [...browserFlags],
      ...(executablePath ? { executablePath } : {}),
    },
  },
});
