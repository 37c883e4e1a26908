import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { dialog } from './people.ts';
import { say } from './texts.ts';

const path = (page: Page) => page.url().slice(new URL(page.url()).origin.length);
const openSearch = (page: Page) =>
  page
    .getByRole('button', { name: say('game.search') })
    .first()
    .click();

test('[NAV-09] Back closes the search and stays on the page; Forward and a reload open nothing', async ({
  page,
  backend,
  rest,
}) => {
  await page.goto('/promotions');
  await page.goto('/vip');
  await openSearch(page);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  expect(page.url()).toBe(`${backend.url}/vip`);
  await page.goForward();
  await expect(dialog(page)).toHaveCount(0);
  await openSearch(page);
  await expect(dialog(page)).toBeVisible();
  await page.reload();
  await rest();
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/promotions');
});

test('[NAV-09] [X-05] a search result opens from the page below: one step back returns to that page', async ({
  page,
}) => {
  await page.goto('/vip');
  await openSearch(page);
  await dialog(page)
    .getByRole('searchbox')
    .or(dialog(page).getByRole('combobox'))
    .fill(say('nav.promotions'));
  await dialog(page)
    .getByRole('option', { name: say('nav.promotions') })
    .first()
    .click();
  await expect.poll(() => path(page)).toBe('/promotions');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => path(page)).toBe('/vip');
  await expect(dialog(page)).toHaveCount(0);
});
