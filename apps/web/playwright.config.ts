import { defineConfig } from '@playwright/test';
import { suiteConfig } from '../../playwright.suite.ts';

/** The gate that every change has to pass: tests with `@gate` in their title, at one width, the phone's. */
const isGate = process.env.PARLOUR_GATE === '1';

/** The crawl takes longer than all other tests together, so it runs separately. */
const isCrawl = process.env.PARLOUR_CRAWL === '1';
const crawl = 'crawl.spec.ts';

/** Flows for both widths that differ on a wide page. The gate runs them on the wide page too. */
const wideInGate = ['flow.spec.ts', 'header.spec.ts'];

export default defineConfig(suiteConfig, {
  testDir: 'e2e',
  // Tests for one width only are in a `*.desktop.spec.ts` or a `*.phone.spec.ts`.
  testMatch: isCrawl ? crawl : '*.spec.ts',
  ...(isGate ? { grep: /@gate\b/ } : {}),
  outputDir: `../../reports/${isCrawl ? 'crawl' : 'e2e'}`,
  fullyParallel: true,
  projects: [
    {
      name: 'desktop',
      ...(isGate
        ? { testMatch: ['*.desktop.spec.ts', ...wideInGate] }
        : { testIgnore: ['*.phone.spec.ts', ...(isCrawl ? [] : [crawl])] }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: ['*.desktop.spec.ts', ...(isCrawl ? [] : [crawl])],
      use: {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
  ],
});
