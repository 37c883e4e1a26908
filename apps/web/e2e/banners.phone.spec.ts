import { expect, test } from './fixtures.ts';
import { patchValue } from './patches.ts';
import { say } from './texts.ts';

/** The banner group of each page that shows one (SPECIFICATION §2). */
const groups = {
  '/': 'w_home',
  '/login': 'w_login',
  '/register': 'w_reg',
  '/down': 'w_down',
  '/promotions': 'w_promotion',
  '/pointMall': 'w_shop',
  '/help': 'w_help',
} as const;

/** The banner group of each list of games. */
const listGroups = {
  '/rng': 'w_rng',
  '/rng?page=live': 'w_live',
  '/rng?page=fish': 'w_fish',
  '/rng?page=pvp': 'w_pvp',
  '/sports': 'w_sports',
  '/esports': 'w_esports',
  '/elott': 'w_lott',
  '/lott': 'w_lott',
} as const;

interface Banner {
  readonly groupName: string;
  readonly title: string;
}

test('[BAN-01] every page shows the banners of its own group', async ({ page, backend }) => {
  for (const [path, group] of Object.entries(groups)) {
    const answer = await page.request.get(`${backend.url}/wps/system/banners?groupName=${group}`, {
      headers: { language: 'BN' },
    });
    const { value }: { value: readonly Banner[] } = await answer.json();
    expect(value.map(({ groupName }) => groupName)).toContain(group);
    await page.goto(path);
    // Found by its place, not by its role: below the login window it is inert.
    const strip = page.locator('main [data-component="banner"]');
    await expect(strip, path).toContainText(value[0]?.title ?? '-');
    await expect(strip.locator('[data-part="slide"]'), path).toHaveCount(value.length);
    await expect(strip.locator('[data-part="pager"]'), path).toHaveCount(value.length > 1 ? 1 : 0);
  }
});

test('[BAN-01] [GAM-02] a list shows only banners that the operator marked for lists', async ({
  page,
  rest,
}) => {
  const strip = page.locator('main [data-component="banner"]');
  for (const path of Object.keys(listGroups)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await rest();
    await expect(strip, path).toHaveCount(0);
  }
  await patchValue<object[]>(page, '/wps/system/banners', (banners) =>
    banners.map((banner, place) => ({ ...banner, onLists: place === 0 })),
  );
  for (const [path, group] of Object.entries(listGroups)) {
    const asked = page.waitForRequest((request) => request.url().includes(`groupName=${group}`));
    await page.goto(path);
    await asked;
    await expect(strip.locator('[data-part="slide"]'), path).toHaveCount(1);
  }
});

test('[BAN-01] a group without banners leaves no empty space above the page', async ({
  page,
  rest,
}) => {
  await patchValue<unknown[]>(page, '/wps/system/banners', () => []);
  await page.goto('/promotions');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await rest();
  await expect(page.getByRole('main').locator('[data-component="banner"]')).toHaveCount(0);
  await expect(async () => {
    const main = await page.getByRole('main').boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((title?.y ?? 0) - (main?.y ?? 0)).toBeLessThan(60);
  }).toPass();
});

test('[BAN-01] another page starts with its own first banner @gate', async ({ page }) => {
  await page.goto('/');
  const strip = page.getByRole('main').getByRole('region', { name: say('home.highlights') });
  const second = strip.getByRole('button', { name: say('a11y.goToSlide').replace('{index}', '2') });
  // The banner must not advance by itself while the test checks it.
  await strip.getByRole('button', { name: say('a11y.pauseSlides') }).click();
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await page
    .getByRole('navigation', { name: say('nav.mainMenu') })
    .getByRole('link', { name: say('nav.promotions') })
    .click();
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(second).toBeVisible();
  await expect(second).not.toHaveAttribute('aria-current');
});
