import { defineConfig } from '@playwright/test';
import { suiteConfig } from '../../playwright.suite.ts';

export default defineConfig(suiteConfig, {
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../reports/example-site',
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
    },
  ],
});
