import { rmSync } from 'node:fs';
import { chromium, expect, type Page } from '@playwright/test';
import { preview } from 'vite';
import { browserFlags, ensureBrowser } from '../../lib/browser.ts';
import { type Check, succeeds } from '../checks.ts';
import { installByNpm, type Packed } from '../install.ts';

/** Builds a project with Tailwind 4 and looks at its page: which styles win, and what our tokens do as utilities. */
export async function tryInTailwind(packed: readonly Packed[], check: Check): Promise<void> {
  const project = await installByNpm(packed, 'tailwind', ['ui']);
  try {
    await check('a page with Tailwind 4 keeps our components, and its utilities win', async () => {
      await succeeds('node', ['node_modules/vite/bin/vite.js', 'build'], project);
      const server = await preview({
        root: project,
        configFile: false,
        logLevel: 'error',
        preview: { port: 0, host: '127.0.0.1' },
      });
      try {
        await visit(server.resolvedUrls?.local[0] ?? '');
      } finally {
        await server.close();
      }
    });
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
    const page = await browser.newPage({ locale: 'en', viewport: { width: 1280, height: 800 } });
    await page.goto(url);
    await keepsComponents(page);
    await hasOurTokens(page);
  } finally {
    await browser.close();
  }
}

/** Checks the order of the layers: Tailwind's reset below our components, its utilities above. */
async function keepsComponents(page: Page): Promise<void> {
  const play = page.getByRole('button', { name: 'Play' });
  await expect(play).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(play).not.toHaveCSS('padding-left', '0px');
  await expect(play).not.toHaveCSS('border-top-left-radius', '0px');
  await expect(page.getByRole('heading', { name: 'Tonight' })).toHaveCSS('margin-top', '0px');
  const square = page.getByRole('button', { name: 'Square' });
  await expect(square).toHaveCSS('border-top-left-radius', '0px');
  await expect(square).toHaveCSS('margin-top', '32px');
}

/** Checks that utilities with our tokens follow brand and scheme at their place. */
async function hasOurTokens(page: Page): Promise<void> {
  const day = page.getByTestId('day');
  const night = page.getByTestId('night');
  const colour = async (of: typeof day) =>
    of.evaluate((one) => getComputedStyle(one).backgroundColor);
  const play = page.getByRole('button', { name: 'Play' });
  expect(await colour(day)).toBe(await colour(play));
  expect(await colour(night)).not.toBe(await colour(day));
  await expect(day).toHaveCSS('padding-left', '16px');
  await expect(day).toHaveCSS('font-size', '21px');
  await expect(day).toHaveCSS('line-height', '31px');
  await expect(day).toHaveCSS('display', 'flex');
  await expect(day).toHaveCSS('opacity', '1');
  await expect(night).toHaveCSS('opacity', '0.5');
}
