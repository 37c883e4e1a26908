import kajol from '../../../packages/ui/src/theme/runtime/sample.json' with { type: 'json' };
import { expect, type Page, test } from './fixtures.ts';

const winners = '<parlour-winners loading="eager"></parlour-winners>';
const bengali = { name: 'সাম্প্রতিক বিজয়ী' };
const english = { name: 'Recent winners' };

/** Returns the scheme in which the element is rendered. */
const schemeOf = (page: Page) =>
  page
    .getByRole('region')
    .evaluate((region) => region.closest('[data-scheme]')?.getAttribute('data-scheme'));

test('[EMB-01] [I18-01] [THM-01] an element that is moved uses the language and scheme of its new place', async ({
  page,
  open,
}) => {
  await open({
    body: `${winners}<div id="to" lang="en" style="color-scheme:dark"></div>`,
  });
  await expect(page.getByRole('region', bengali)).toBeVisible();
  expect(await schemeOf(page)).toBe('light');
  await page.evaluate(() => {
    const element = document.querySelector('parlour-winners');
    if (element) document.getElementById('to')?.append(element);
  });
  await expect(page.getByRole('region', english)).toBeVisible();
  expect(await schemeOf(page)).toBe('dark');
});

test('[EMB-01] [I18-01] [THM-01] when the page changes its language or scheme, its elements follow', async ({
  page,
  open,
}) => {
  const head =
    '<style>:root{color-scheme:light dark}html.night{color-scheme:dark}.dim{color-scheme:dark}</style>';
  await open({ head, body: `<section>${winners}</section>` });
  await expect(page.getByRole('region', bengali)).toBeVisible();
  expect(await schemeOf(page)).toBe('light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => schemeOf(page)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => schemeOf(page)).toBe('light');
  for (const place of ['documentElement', 'body'] as const) {
    await page.evaluate((name) => document[name].classList.add('night', 'dim'), place);
    await expect.poll(() => schemeOf(page)).toBe('dark');
    await page.evaluate((name) => document[name].removeAttribute('class'), place);
    await expect.poll(() => schemeOf(page)).toBe('light');
  }
  await page.evaluate(() => document.querySelector('section')?.setAttribute('lang', 'en'));
  await expect(page.getByRole('region', english)).toBeVisible();
});

test('[EMB-01] [I18-01] inside a shadow root of the page the element uses the language around it', async ({
  page,
  open,
}) => {
  await open({
    body: '<div lang="bn"><x-card lang="en"><template shadowrootmode="open"><parlour-winners loading="eager"></parlour-winners></template></x-card></div>',
    waits: false,
  });
  await expect(page.getByRole('region', english)).toBeVisible();
});

test('[EMB-01] an element loads at once when its loading attribute changes to eager', async ({
  page,
  open,
}) => {
  await open({
    body: '<div style="height:4000px"></div><parlour-winners></parlour-winners>',
    waits: false,
  });
  await page.evaluate(() => customElements.whenDefined('parlour-winners'));
  await expect(page.getByRole('region')).toHaveCount(0);
  await page.evaluate(() =>
    document.querySelector('parlour-winners')?.setAttribute('loading', 'eager'),
  );
  await expect(page.getByRole('region', bengali)).toHaveCount(1);
});

test('[EMB-01] an unknown value is reported once after the element is shown, and the default is used', async ({
  page,
  open,
  codes,
}) => {
  await open({
    body: '<parlour-winners lang="xx" brand="none" loading="eager"></parlour-winners>',
  });
  await expect(page.getByRole('region', bengali)).toBeVisible();
  await expect.poll(codes).toEqual(['UNKNOWN_LANG', 'UNKNOWN_BRAND']);
  await page.evaluate(() => {
    const element = document.querySelector('parlour-winners');
    element?.setAttribute('rows', '3');
    element?.setAttribute('brand', 'raat');
  });
  await expect(page.getByRole('listitem')).toHaveCount(3);
  expect(await codes()).toEqual(['UNKNOWN_LANG', 'UNKNOWN_BRAND']);
});

test('[EMB-01] an element with an unknown name is reported, and its content stays', async ({
  page,
  open,
  codes,
}) => {
  await open({ body: '<parlour-jackpott><p>Padma</p></parlour-jackpott>', waits: false });
  await expect.poll(codes).toEqual(['UNKNOWN_WIDGET']);
  await expect(page.getByText('Padma')).toBeVisible();
});

/** Returns the computed accent colour of the element. */
const accentOf = (page: Page) =>
  page
    .getByRole('region')
    .first()
    .evaluate((region) => getComputedStyle(region).getPropertyValue('--pl-color-accent-fill'));

test.describe('a brand that came after the build', () => {
  for (const [name, brandFile] of [
    ['inside the configuration', kajol],
    ['at an address of the site', '/brands/kajol.json'],
  ] as const) {
    test(`[EMB-01] [BRD-02] ${name} is used by all elements; an attribute has priority`, async ({
      page,
      open,
      origins,
      codes,
      configureSite,
    }) => {
      await page.route(`${origins.site}/brands/kajol.json`, (route) =>
        route.fulfill({ json: kajol, headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await configureSite({ brand: 'shapla', brandFile });
      await open({
        body: `${winners}<parlour-games loading="eager" brand="kajol"></parlour-games><parlour-jackpot loading="eager" brand="raat" lang="en"></parlour-jackpot>`,
      });
      const own = page.getByRole('link', { name: 'কাজল থেকে' });
      await expect(own).toHaveCount(2);
      await expect(page.getByRole('link', { name: 'From Raat' })).toBeVisible();
      const [red = 0, green = 0, blue = 0] = [
        ...(await accentOf(page)).matchAll(/[\da-f]{2}/g),
      ].map(([pair]) => Number.parseInt(pair, 16));
      expect(Math.min(red, blue)).toBeGreaterThan(green + 40);
      const sheets = await page
        .locator('parlour-winners, parlour-games, parlour-jackpot')
        .evaluateAll(
          (all) => new Set(all.map((one) => one.shadowRoot?.adoptedStyleSheets.at(-1))).size,
        );
      expect(sheets).toBe(1);
      expect(await codes()).toEqual([]);
    });
  }

  test.describe('that cannot be used', () => {
    test.use({ expectedErrors: [/Failed to load resource|blocked by CORS policy/] });
    for (const [name, brandFile] of [
      ['refused', { ...kajol, accent: 'url(x)' }],
      ['missing', '/brands/none.json'],
    ] as const) {
      test(`[EMB-01] [BRD-02] ${name}: the page gets an error code, and the brand of the site stays`, async ({
        page,
        open,
        codes,
        configureSite,
      }) => {
        await configureSite({ brand: 'raat', brandFile });
        await open({ body: '<parlour-winners loading="eager" lang="en"></parlour-winners>' });
        await expect(page.getByRole('link', { name: 'From Raat' })).toBeVisible();
        await expect.poll(codes).toEqual(['BRAND_FILE']);
      });
    }
  });
});
