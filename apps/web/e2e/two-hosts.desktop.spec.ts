import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import kajol from '../../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { siteFolder } from './fixtures.ts';
import { header } from './people.ts';
import { say, speak } from './texts.ts';

// Two brands of one build in a browser. It is not in the gate: a copy of the build is configured first, which draws the
// documents of both sites. `*.localhost` is this machine.

const root = join(import.meta.dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'parlour-two-hosts-'));
const site = join(folder, 'site');
let server: ChildProcess | undefined;
let port = '';

const hosts = {
  'shapla.localhost': { brand: 'shapla', defaultLanguage: 'en' },
  'kajol.localhost': { brand: 'raat', brandFile: kajol },
};

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  cpSync(siteFolder, site, { recursive: true });
  const table = join(folder, 'sites.json');
  writeFileSync(table, JSON.stringify({ hosts }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['tools/site-configure.ts', site, table],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  expect(stdout).not.toContain('not drawn anew');
  const child = spawn(
    process.execPath,
    ['packages/sandbox/src/node/cli.ts', '--port', '0', '--static', site],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  server = child;
  port = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (part) => {
      said += String(part);
      const found = /Sandbox: http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
});

test.afterAll(() => {
  server?.kill();
  rmSync(folder, { recursive: true, force: true });
});

test.afterEach(() => speak('bn'));

/** The brand of every frame in which text was visible. */
async function watchBrands(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { brands_: seen });
    const look = () => {
      const place = document.getElementById('root');
      const isShown = place && getComputedStyle(place).visibility === 'visible';
      if (isShown && place.textContent?.trim()) {
        seen.add(document.documentElement.dataset.brand ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'brands_')]);
}

/** Opens the home page of a host. Returns the problems that the page reports. */
async function openHome(page: Page, host: string, path = '/'): Promise<readonly string[]> {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  // The announcements of a first visit cover the page.
  await page.route('**/MCSFE_getListAnnouncements*', (route) =>
    route.fulfill({ json: { success: true, value: { list: [] }, message: null } }),
  );
  await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'commit' });
  return problems;
}

const logo = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test('[BRD-01] [CFG-01] one host opens in its brand and its language, drawn before any script', async ({
  page,
}) => {
  speak('en');
  const brands = await watchBrands(page);
  const problems = await openHome(page, 'shapla.localhost');
  const main = await page.waitForFunction(() => {
    const found = document.querySelector('main');
    return found?.firstElementChild ? found : null;
  });
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  // Hydrated: the nodes of the document are still there.
  expect(await main.evaluate((element) => element?.isConnected)).toBe(true);
  await expect(logo(page, 'Shapla')).toBeVisible();
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  await expect(page).toHaveTitle('Shapla');
  expect(await brands()).toEqual(['shapla']);
  expect(problems).toEqual([]);
});

test('[BRD-02] [CFG-01] another host of the same build opens in a brand file, from the first frame on', async ({
  page,
}) => {
  const brands = await watchBrands(page);
  const problems = await openHome(page, 'kajol.localhost');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  await expect(logo(page, kajol.names.bn)).toBeVisible();
  await expect(page).toHaveTitle(kajol.names.bn);
  expect(await brands()).toEqual([kajol.name]);
  expect(problems).toEqual([]);
});

test('[LAY-04] a link to the other language opens it for who has chosen none, and is remembered', async ({
  page,
}) => {
  speak('en');
  await openHome(page, 'kajol.localhost', '/?lang=en');
  await expect(logo(page, kajol.names.en)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto(`http://kajol.localhost:${port}/`);
  await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('[NAV-01] each host has its own names, icons and addresses', async ({ page, request }) => {
    await openHome(page, 'kajol.localhost', '/help');
    await expect(page).toHaveTitle(`${say('nav.help')} · ${kajol.names.bn}`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      'https://kajol.localhost/help',
    );
    for (const name of Object.keys(hosts)) {
      const url = `http://127.0.0.1:${port}`;
      const icon = await request.get(`${url}/favicon.svg`, {
        headers: { Host: `${name}:${port}` },
      });
      expect(icon.status()).toBe(200);
    }
  });
});
