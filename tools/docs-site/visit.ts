import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../lib/browser.ts';
import { bengaliName } from './name.ts';

const origin = 'https://docs.example';

/** Opens a built site in a browser as a reader does: the name in Bengali, a guide, the search. Throws on a fault. */
export async function visitSite(site: string, base: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1440, height: 900 } });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.route(`${origin}/**`, async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname);
      const file = fileFor(site, path.slice(base.length));
      await (file === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ path: file }));
    });
    await page.goto(`${origin}${base}`);
    await showsBengali(page);
    const guide = page.getByRole('link', { name: 'White label: your brand on the product' });
    await guide.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('White label');
    await finds(page);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** The file that a static server sends for an address. */
function fileFor(site: string, path: string): string | undefined {
  return [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(site, name))
    .find((file) => existsSync(file) && statSync(file).isFile());
}

/** Checks that the name of the product stands there in Bengali, drawn by the type face that has its letters. */
async function showsBengali(page: Page): Promise<void> {
  await expect(page.getByRole('banner').getByText(bengaliName)).toBeVisible();
  const hasFace = await page.evaluate(async (text) => {
    await document.fonts.ready;
    const faces = await document.fonts.load('600 16px "Noto Sans Bengali"', text);
    return faces.length > 0 && document.fonts.check('600 16px "Noto Sans Bengali"', text);
  }, bengaliName);
  expect(hasFace, 'The type face for Bengali did not come.').toBe(true);
}

async function finds(page: Page): Promise<void> {
  for (const [words, title] of [
    ['bengali digits', /Figures/],
    ['মেঘনা', /White label/],
  ] as const) {
    await page
      .getByRole('button', { name: /search/i })
      .first()
      .click();
    await page.getByRole('searchbox').fill(words);
    await expect(page.getByRole('listbox').getByText(title).first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
}
