import { defineConfig } from '@playwright/test';
import { suiteConfig } from '../../playwright.suite.ts';

export default defineConfig(suiteConfig, {
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: '../../reports/elements',
  fullyParallel: true,
  projects: [{ name: 'partner', use: { viewport: { width: 1280, height: 900 } } }],
});
