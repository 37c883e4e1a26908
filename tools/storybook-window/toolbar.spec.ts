import { brands, namesOfModes, widths } from '@parlour/stories/modes';
import { expect, type Page, test } from '@playwright/test';

/**
 * The menus of the toolbar by the axis they set, and what the story shows after the last choice. Side by side comes
 * last, because it replaces the story by other windows.
 */
const menus = [
  { axis: 'brand', title: 'Brand', shows: { 'data-brand': brands.at(-1) ?? '' } },
  { axis: 'scheme', title: 'Scheme', shows: { 'data-scheme': 'dark' } },
  { axis: 'language', title: 'Language', shows: { lang: 'bn' } },
  { axis: 'direction', title: 'Direction', shows: { dir: 'rtl' } },
  { axis: 'spacing', title: 'Text spacing', shows: { 'data-spacing': 'wide' } },
  { axis: 'motion', title: 'Motion', shows: {} },
  { axis: 'fault', title: 'Fault', shows: {} },
  { axis: 'compare', title: 'Side by side', shows: {} },
] as const;

const open = (page: Page, id: string) => page.goto(`/?path=/story/${id}`);
const canvas = (page: Page) => page.frameLocator('#storybook-preview-iframe');

test('[SBK-01] every axis of the modes has a menu', () => {
  expect(menus.map(({ axis }) => axis).sort()).toEqual(Object.keys(namesOfModes).sort());
});

test('[SBK-01] each menu has labels for its choices, and the story shows the last choice', async ({
  page,
}) => {
  await open(page, 'components-button--default');
  await expect(canvas(page).locator('[data-component="button"]').first()).toBeVisible();
  for (const { axis, title, shows } of menus) {
    await test.step(title, async () => {
      await page.getByRole('button', { name: new RegExp(`^${title} `) }).click();
      const choices = page.getByRole('listbox', { name: title }).getByRole('option');
      const names = Object.entries(namesOfModes[axis]);
      await expect(choices).toHaveText(names.map(([, name]) => name));
      const [value, name] = names.at(-1) ?? [];
      await choices.last().click();
      await expect(page).toHaveURL(new RegExp(`[=;]${axis}:${value}(?:;|$)`));
      await expect(page.getByRole('button', { name: `${title} ${name}` })).toBeVisible();
      for (const [attribute, wanted] of Object.entries(shows)) {
        await expect(canvas(page).locator('html')).toHaveAttribute(attribute, wanted);
      }
    });
  }
});

test('[SBK-01] the menu of widths has each width of the layout, and the window gets it', async ({
  page,
}) => {
  await open(page, 'components-button--default');
  const frame = page.locator('#storybook-preview-iframe');
  await expect(canvas(page).locator('[data-component="button"]').first()).toBeVisible();
  for (const px of Object.values(widths)) {
    await page.getByRole('button', { name: /^Viewport/i }).click();
    await page.getByRole('option', { name: `${px} px` }).click();
    await expect.poll(() => frame.evaluate((element) => element.clientWidth)).toBe(px);
  }
});

test('[SBK-01] reduced motion reaches the story, and can be switched off again', async ({
  page,
}) => {
  await page.goto('/?path=/story/components-button--default&globals=motion:reduced');
  const button = canvas(page).locator('[data-component="button"]').first();
  const moves = () => button.evaluate((root) => getComputedStyle(root).transitionDuration !== '0s');
  await expect(button).toBeVisible();
  await expect.poll(moves).toBe(false);
  await page.getByRole('button', { name: 'Motion Less motion' }).click();
  await page.getByRole('option', { name: 'All motion' }).click();
  await expect.poll(moves).toBe(true);
});
