import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { frameOf } from './frame-parts.ts';
import { hostSheets } from './host-sheets.ts';

// Fields of the page must be positioned over the frame, and look as the frame describes them.

const login = '<parlour-login lang="en" mode="element" loading="eager"></parlour-login>';

/** Returns the distance of a field of the page from its place in the frame, in px. */
async function offsetOf(page: Page, name: string): Promise<number> {
  const field = await page.locator(`parlour-login > input[name=${name}]`).boundingBox();
  const place = await frameOf(page).locator(`input[name=${name}]`).boundingBox();
  if (!field || !place) return Number.POSITIVE_INFINITY;
  const sides = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...sides.map((side) => Math.abs(field[side] - place[side])));
}

for (const width of [320, 600, 1200]) {
  for (const dir of ['ltr', 'rtl']) {
    test(`[EMB-01] [LAY-01] at ${width} px, ${dir}, each field is at its place, also below an error`, async ({
      page,
      open,
      makeOwn,
    }) => {
      await makeOwn();
      await open({ body: `<div dir="${dir}" style="width:${width}px">${login}</div>` });
      for (const name of ['username', 'password']) {
        await expect.poll(() => offsetOf(page, name)).toBeLessThan(1);
      }
      await page.locator('parlour-login > input[name=password]').press('Enter');
      await expect(frameOf(page).getByRole('group').first()).toBeVisible();
      for (const name of ['username', 'password']) {
        await expect.poll(() => offsetOf(page, name)).toBeLessThan(1);
      }
    });
  }
}

test('[EMB-01] no style sheet of a page changes a property of a field', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: `<div style="width:600px">${login}</div>` });
  await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const read = () =>
    page.evaluate(() => {
      const fields = document.querySelectorAll('parlour-login > input');
      return [...fields].map((field) => {
        const style = getComputedStyle(field);
        const names = [...style].filter((name) => !name.startsWith('--'));
        return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
      });
    });
  const before = await read();
  expect(before).toHaveLength(2);
  const hold =
    'parlour-login{display:block!important;box-sizing:border-box!important;width:600px!important;padding:0!important;border:0!important}';
  for (const [name, css] of Object.entries(hostSheets)) {
    await page.evaluate((text) => {
      const style = document.createElement('style');
      style.id = 'host';
      style.textContent = text;
      document.head.append(style);
    }, css + hold);
    expect(await read(), name).toEqual(before);
    await page.evaluate(() => document.getElementById('host')?.remove());
  }
});

test('[EMB-01] [THM-01] fields follow the scheme of the page, and the typed text is painted only once', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login.replace('>', ' scheme="dark">') });
  const field = page.getByRole('textbox', { name: 'Username' });
  await field.fill('rafid');
  const colorOf = () => field.evaluate((input) => getComputedStyle(input).color);
  const dark = await colorOf();
  const inFrame = frameOf(page).locator('input[name=username]');
  await expect(inFrame).toHaveValue('rafid');
  await expect(inFrame).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  await page.locator('parlour-login').evaluate((host) => host.setAttribute('scheme', 'light'));
  await expect.poll(colorOf).not.toBe(dark);
});
