import { gzipSync } from 'node:zlib';
import { expect, test } from './fixtures.ts';

for (const host of ['react', 'vue']) {
  test(`[EMB-01] [EMB-02] a page made with ${host} sets properties, gets events and removes the element`, async ({
    page,
    origins,
  }) => {
    await page.goto(`${origins.partner}/${host}`);
    const region = page.getByRole('region', { name: 'Popular games' });
    await expect(region.getByRole('article')).toHaveCount(6);
    await expect(page.getByRole('status')).toHaveText('The games are there.');
    await page.getByRole('button', { name: 'Show three games' }).click();
    await expect(region.getByRole('article')).toHaveCount(3);
    const game = region.getByRole('article').first().getByRole('link');
    const address = (await game.getAttribute('href')) ?? '';
    await game.click();
    await expect(page.getByRole('status')).toHaveText(address);
    expect(new URL(address).searchParams.get('affiliateCode')).toBe('PADMA7');
    expect(page.url()).toBe(`${origins.partner}/${host}`);
    await page.getByRole('button', { name: 'Show none' }).click();
    await expect(region).toHaveCount(0);
  });

  test(`[EMB-01] a page made with ${host} gives a token by a property, which is called at the start`, async ({
    page,
    origins,
  }) => {
    await page.goto(`${origins.partner}/${host}`);
    await page.locator('parlour-login').scrollIntoViewIfNeeded();
    await expect(page.locator('#asked')).toHaveText('The login asked for a token: start');
    expect(await page.locator('parlour-login').evaluate((one) => one.getAttributeNames())).toEqual(
      [],
    );
  });

  test(`[EMB-01] the components for ${host} are one file below 1 kB`, async ({ origins }) => {
    const answer = await fetch(`${origins.site}/embed/1/${host}.js`);
    const size = gzipSync(await answer.text(), { level: 9 }).length;
    expect(size).toBeLessThan(1_000);
  });
}
