import { chromium } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { follow } from './rest.ts';
import { installSystemFaces } from './system-faces.ts';
import { say } from './texts.ts';

// How a font is installed depends on the system, so this test runs on one system only.
// biome-ignore lint/suspicious/noSkippedTests: another system has no fontconfig
test.skip(process.platform !== 'linux', 'Faces are installed through fontconfig');

test('[I18-02] where the system has Bengali fonts, no font is downloaded', async ({
  backend,
  launchOptions,
}) => {
  const asked = async (env: Readonly<Record<string, string>>) => {
    const browser = await chromium.launch({ ...launchOptions, env: { ...process.env, ...env } });
    const page = await browser.newPage();
    const rest = follow(page);
    const faces: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') faces.push(new URL(request.url()).pathname);
    });
    for (const path of ['/', '/rng', '/promotions']) {
      await page.goto(backend.url + path);
      await expect(page.getByRole('contentinfo')).toContainText(say('nav.help'));
      await rest();
    }
    await browser.close();
    return faces;
  };
  // The same pages on a system without the fonts prove that the listener counts requests: there the site loads its own
  // fonts.
  expect((await asked({})).length).toBeGreaterThan(0);
  expect(await asked({ FONTCONFIG_FILE: installSystemFaces() })).toEqual([]);
});
