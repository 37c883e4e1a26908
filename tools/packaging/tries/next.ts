import { rmSync } from 'node:fs';
import { chromium, expect } from '@playwright/test';
import { browserFlags, ensureBrowser } from '../../lib/browser.ts';
import { answers, anyPort } from '../../lib/ports.ts';
import { start, stop } from '../../lib/run.ts';
import { type Check, succeeds } from '../checks.ts';
import { installByNpm, type Packed } from '../install.ts';

const env = { NEXT_TELEMETRY_DISABLED: '1' };

/** Builds a project with the app router of Next, starts it and uses its page. */
export async function tryInNext(packed: readonly Packed[], check: Check): Promise<void> {
  const project = await installByNpm(packed, 'next', ['ui', 'api-client', 'embed']);
  try {
    const program = 'node_modules/next/dist/bin/next';
    let isBuilt = false;
    await check('Next builds a page of server components with our packages', async () => {
      await succeeds('node', [program, 'build'], project, env);
      isBuilt = true;
    });
    if (!isBuilt) return;
    const port = await anyPort();
    const url = `http://127.0.0.1:${port}/`;
    const server = start('node', [program, 'start', '-p', String(port)], { cwd: project, env });
    try {
      await check('Next draws the page on the server', async () => {
        expect(await answers(url, 30_000), 'The server of Next did not answer.').toBe(true);
        const html = await (await fetch(url)).text();
        expect(html).toContain('3 brands');
        expect(html).toContain('On the server: 18556.10');
        expect(html).toMatch(/data-component="button"[^>]*>.*Save/);
        expect(html).toContain('<parlour-winners rows="5">');
      });
      await check('the page has styles, opens a dialog and reads a balance', () => visit(url));
    } finally {
      stop(server);
    }
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

async function visit(url: string): Promise<void> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserFlags],
  });
  try {
    const page = await browser.newPage({ locale: 'en' });
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    await page.goto(url);
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    expect((await save.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(page.locator('body')).toHaveCSS('margin-top', '0px');
    await expect(page.getByText('Balance: 18556.10')).toBeVisible();
    await page.getByRole('button', { name: 'Ask' }).click();
    await expect(page.getByRole('alertdialog', { name: 'Really?' })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
}
