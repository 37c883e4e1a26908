import { expect, test } from './fixtures.ts';

for (const [path, heading] of [
  ['/news', 'শেষ ওভারের রোমাঞ্চে সিলেটকে হারাল ঢাকা'],
  ['/strict', 'A page with a strict policy'],
] as const) {
  test(`[EMB-02] the page ${path} of the demo shows three elements, and its code to copy`, async ({
    page,
    origins,
  }) => {
    await page.goto(origins.partner + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    for (const element of ['parlour-jackpot', 'parlour-games', 'parlour-winners']) {
      await page.locator(element).scrollIntoViewIfNeeded();
      await expect(page.locator(element).getByRole('link', { name: /থেকে|From/ })).toBeVisible();
    }
  });
}
