import { rmSync } from 'node:fs';
import { type Browser, chromium, type Page, expect as standardExpect } from '@playwright/test';
import { build, createServer, preview } from 'vite';
import { browserFlags, ensureBrowser } from '../../lib/browser.ts';
import { type Check, succeeds } from '../checks.ts';
import { installProject, type Packed } from '../install.ts';

/** On a busy machine it takes long to pre-bundle packages. */
const expect = standardExpect.configure({ timeout: 60_000 });

/** Builds a project that uses the library. Resolves to the address of the result. */
async function serveBuilt(project: string) {
  await build({ root: project, configFile: false, logLevel: 'error' });
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Serves the same project in development: unbundled modules, pre-bundled packages. */
async function serveInDevelopment(project: string) {
  const server = await createServer({
    root: project,
    configFile: false,
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1', hmr: false, watch: null },
  });
  await server.listen();
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** Compiles a strict project with all packages, and opens it in a browser, built and in development. */
export async function tryInVite(packed: readonly Packed[], check: Check): Promise<void> {
  const project = await installProject(packed, 'vite');
  try {
    await check('a strict project of its own compiles', async () => {
      await succeeds('tsc', ['-p', '.'], project);
    });
    await openProject(project, check);
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

/** Uses the project as a visitor would. */
async function openProject(project: string, check: Check): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    for (const [how, serve] of [
      ['built by Vite', serveBuilt],
      ['in development', serveInDevelopment],
    ] as const) {
      await check(`a Vite app ${how} shows and does what it should`, async () => {
        const { url, close } = await serve(project);
        try {
          await visit(browser, url);
        } finally {
          await close();
        }
      });
    }
  } finally {
    await browser.close();
  }
}

async function visit(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage({ locale: 'en' });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('response', (response) => {
    if (!response.ok() && response.status() !== 304)
      faults.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(url);
  await isStyled(page);
  await asks(page);
  await switchesTabs(page);
  await keepsIslands(page);
  await wearsABrand(page);
  expect(faults).toEqual([]);
  await page.close();
}

const token = (page: Page, name: string): Promise<string> =>
  page.evaluate((property) => {
    const probe = document.createElement('i');
    probe.style.color = `var(${property})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

const accent = '--pl-color-accent-fill';

async function isStyled(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Ask' });
  await expect(button).toHaveCSS('background-color', await token(page, accent));
  await expect(button).toHaveCSS('color', await token(page, '--pl-color-text-on-accent'));
  expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The layers have the right order: otherwise the reset would remove the padding.
  await expect(button).not.toHaveCSS('padding-left', '0px');
  await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
    'As on your card',
  );
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveCSS('font-size', '16px');
}

async function asks(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ask' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Really?' });
  await expect(dialog).toHaveCSS('position', 'relative');
  await expect(dialog.getByRole('button', { name: 'Yes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

async function switchesTabs(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'One' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Two' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Second half')).toBeVisible();
}

/** Checks that a dark island of another brand in a light page keeps its own colours. */
async function keepsIslands(page: Page): Promise<void> {
  const island = page.getByRole('button', { name: 'Raat' });
  await expect(island).not.toHaveCSS('background-color', await token(page, accent));
  const inside = page.locator('[data-component="theme-island"]');
  await expect(inside).toHaveCSS('color-scheme', 'dark');
}

async function wearsABrand(page: Page): Promise<void> {
  const before = await token(page, accent);
  await page.getByRole('button', { name: 'Wear' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'visitor');
  expect(await token(page, accent)).not.toBe(before);
  const ask = page.getByRole('button', { name: 'Ask' });
  await expect(ask).toHaveCSS('background-color', await token(page, accent));
}
