import { defineConfig } from '@playwright/test';
import { suiteConfig } from '../../playwright.suite.ts';

const baseURL = process.env.PARLOUR_STORYBOOK_URL;

export default defineConfig(suiteConfig, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../reports/storybook-window',
  // One server compiles on demand, so two windows at once would only wait for each other.
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: { viewport: { width: 1440, height: 900 }, ...(baseURL ? { baseURL } : {}) },
});
