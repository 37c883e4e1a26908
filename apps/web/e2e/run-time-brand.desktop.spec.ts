import type { Page } from '@playwright/test';
import kajol from '../../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { configure } from './patches.ts';
import { header } from './people.ts';
import { say } from './texts.ts';

type Colour = readonly [red: number, green: number, blue: number];

const isPurple = ([red, green, blue]: Colour) => red > green + 40 && blue > green + 40;

/** Whether a control in the header has the accent colour of the brand. */
async function wearsPurple(page: Page): Promise<boolean> {
  const controls = header(page).getByRole('link').or(header(page).getByRole('button'));
  const colours = await controls.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).color),
  );
  return colours
    .map((colour) => (colour.match(/[\d.]+/g) ?? []).map(Number))
    .some(([red = 0, green = 0, blue = 0]) => isPurple([red, green, blue]));
}

const home = (page: Page) => page.getByRole('heading', { name: say('game.popularGames') });
const brandOf = (page: Page) => page.locator('html').getAttribute('data-brand');
const logo = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

/** Records the brand of every frame in which text was visible, from the first one on. */
async function watchBrands(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { brands_: seen });
    const look = () => {
      const root = document.getElementById('root');
      // A document that was prerendered for another brand is hidden until the page has rendered itself.
      const isShown = root && getComputedStyle(root).visibility === 'visible';
      if (isShown && root.textContent?.trim())
        seen.add(document.documentElement.dataset.brand ?? '');
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => [...Reflect.get(window, 'brands_')]);
}

test('[BRD-02] [CFG-01] a brand in the configuration is applied from the first visible text on, in both schemes @gate', async ({
  page,
}) => {
  await configure(page, { brandFile: kajol });
  const brands = await watchBrands(page);
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  expect(await brands()).toEqual([kajol.name]);
  await expect(logo(page, kajol.names.bn)).toBeVisible();
  expect(await wearsPurple(page)).toBe(true);

  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  await page.reload();
  await expect(home(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await brands()).toEqual([kajol.name]);
  expect(await wearsPurple(page)).toBe(true);
});

test('[BRD-02] [CFG-01] a brand at an address is fetched once, and applied from the first visible text on', async ({
  page,
  calls,
}) => {
  await page.route('**/brands/kajol.json', (route) => route.fulfill({ json: kajol }));
  await configure(page, { brandFile: '/brands/kajol.json' });
  const brands = await watchBrands(page);
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  expect(await brands()).toEqual([kajol.name]);
  await expect(logo(page, kajol.names.bn)).toBeVisible();
  expect(await wearsPurple(page)).toBe(true);
  expect(calls.count('GET /brands/kajol.json')).toBe(1);
});

test('[BRD-02] a site without such a brand requests nothing for it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(home(page)).toBeVisible();
  expect(asked.filter((path) => path.includes('run-time-brand'))).toEqual([]);
  expect(await brandOf(page)).toBe('padma');
});

test.describe('a brand that cannot be applied', () => {
  test.use({
    expectedErrors: [
      /Failed to load resource|No (?:address of a )?brand file|accent: text|notJson/,
    ],
  });

  /** Expects that the site opens completely in the brand it was built with. */
  async function opensAsBuilt(page: Page): Promise<void> {
    await expect(home(page)).toBeVisible();
    expect(await brandOf(page)).toBe('raat');
    expect(await wearsPurple(page)).toBe(false);
    await expect(logo(page, kajol.names.bn)).toHaveCount(0);
    expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  }

  test('[BRD-02] [CFG-01] a hostile brand is refused with every reason, and nothing of it is shown @gate', async ({
    page,
  }) => {
    const reported: string[] = [];
    page.on('pageerror', ({ message }) => reported.push(message));
    const hostile = {
      ...kajol,
      name: 'x}body{display:none',
      accent: 'url(https://evil.example/x)',
      logo: '<svg onload="document.title=1">',
      displayFont: 'x;} @import "https://evil.example/x.css"',
      script: 'alert(1)',
    };
    await configure(page, { brand: 'raat', brandFile: hostile });
    await page.goto('/');
    await opensAsBuilt(page);
    expect(reported).toHaveLength(1);
    for (const reason of [
      'name: text',
      'accent: text',
      'logo: text',
      'displayFont: text',
      'script: unknown',
    ]) {
      expect(reported[0]).toContain(reason);
    }
  });

  for (const [what, answer] of [
    ['is not there', { status: 404, body: 'no' }],
    ['is a page instead', { status: 200, body: '<!doctype html>' }],
  ] as const) {
    test(`[BRD-02] ${what}: the site opens in the brand it was built with`, async ({ page }) => {
      await page.route('**/brands/kajol.json', (route) => route.fulfill(answer));
      await configure(page, { brand: 'raat', brandFile: '/brands/kajol.json' });
      await page.goto('/');
      await opensAsBuilt(page);
    });
  }

  test('[BRD-02] [CFG-01] is not fetched if its address is no http address or path', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await configure(page, { brand: 'raat', brandFile: 'data:application/json,{}' });
    await page.goto('/');
    await opensAsBuilt(page);
    expect(asked.filter((url) => url.startsWith('data:application'))).toEqual([]);
  });

  test('[BRD-02] never arrives: the site waits three seconds and no longer', async ({ page }) => {
    await page.route('**/brands/kajol.json', () => undefined);
    await configure(page, { brand: 'raat', brandFile: '/brands/kajol.json' });
    await page.goto('/');
    await opensAsBuilt(page);
  });
});
