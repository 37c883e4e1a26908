import { defineConfig } from '@playwright/test';
import { suiteConfig } from '../../playwright.suite.ts';

const baseURL = process.env.PARLOUR_COUNTS_URL;

// Each worker has its own browser, so a trace contains one page only.
export default defineConfig(suiteConfig, {
  testDir: '.',
  testMatch: '*.count.ts',
  outputDir: '../../reports/counts',
  fullyParallel: true,
  use: { viewport: { width: 1280, height: 800 }, ...(baseURL ? { baseURL } : {}) },
});
