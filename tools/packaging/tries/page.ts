import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { majorVersion } from '../../../packages/embed/src/snippet.ts';
import { browserFlags, ensureBrowser } from '../../lib/browser.ts';
import { serveSite } from '../../lib/serve-site.ts';
import type { Check } from '../checks.ts';
import { type Packed, projects, unpack } from '../install.ts';

/** The name of the site in the pages of the project, and in our guides. */
const site = 'https://play.padma.example';
/** The origin of a page that is not ours. Its files are served as they are. */
const partner = 'https://partner.example';

/** A page without a bundler, on an origin of its own: its modules are the files of the package. */
export async function tryInPage(packed: readonly Packed[], check: Check): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'parlour-page-'));
  const own = join(folder, 'own');
  cpSync(join(projects, 'page'), own, { recursive: true });
  const embed = packed.find(({ published }) => published.name === 'embed');
  if (!embed) throw new Error('@parlour/embed was not packed.');
  const unpacked = await unpack(embed, join(own, 'node_modules'));
  // A site of its own serves the built elements of the package.
  const served = join(folder, 'site');
  mkdirSync(served);
  cpSync(join(unpacked, 'dist', 'elements'), join(served, 'embed'), { recursive: true });
  writeFileSync(join(served, 'embed', 'site.json'), JSON.stringify({ brand: 'padma' }));
  const server = await serveSite(served);
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    await check('the licences of others stand beside the built scripts', async () => {
      const licences = readFileSync(join(served, 'embed', majorVersion, 'licenses.md'), 'utf8');
      for (const name of ['preact', '@fontsource/noto-sans-bengali']) {
        expect(licences).toContain(`## ${name} - `);
      }
    });
    await check('two lines in a page without a bundler show the winners of a site', async () => {
      const page = await open(browser, { own, served: server.url }, 'index.html');
      const winners = page.locator('parlour-winners');
      await expect(winners.getByRole('listitem').first()).toBeVisible({ timeout: 60_000 });
    });
    await check('a module of a page loads the elements and configures them', async () => {
      const page = await open(browser, { own, served: server.url }, 'module.html');
      const games = page.locator('parlour-games');
      const game = games.getByRole('link').first();
      await expect(game).toBeVisible({ timeout: 60_000 });
      await expect(game).toHaveAttribute('href', /^https:\/\/play\.padma\.example\/.*PADMA7/);
    });
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens a page of the partner. The name of the site leads to a local server. */
async function open(
  browser: Browser,
  { own, served }: { readonly own: string; readonly served: string },
  name: string,
): Promise<Page> {
  const page = await browser.newPage({ locale: 'en' });
  await page.route(`${site}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const response = await route.fetch({ url: `${served}${pathname}${search}` });
    // The host of a site allows its partners (docs/embedding.md, "What the operator does").
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await page.route(`${partner}/**`, (route) =>
    route.fulfill({ path: join(own, new URL(route.request().url()).pathname) }),
  );
  await page.goto(`${partner}/${name}`);
  return page;
}
