import { content, contentTags, expect, policyFor, test } from './fixtures.ts';

test('[EMB-01] [JPT-01] [GAM-08] [GAM-02] two lines show the content in the language of the page', async ({
  page,
  open,
}) => {
  await open({ body: content });
  await expect(page.getByRole('region', { name: 'জ্যাকপট' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^জ্যাকপট ৳[\d,]+, ডেমো: আসল পুরস্কার নয়$/ }),
  ).toBeVisible();
  const winners = page.getByRole('region', { name: 'সাম্প্রতিক বিজয়ী' });
  await expect(winners.getByRole('listitem')).toHaveCount(5);
  await expect(winners).toContainText('নমুনা তথ্য। এগুলো আসল জয় নয়।');
  const games = page.getByRole('region', { name: 'জনপ্রিয় গেম' });
  await expect(games.getByRole('article')).toHaveCount(12);
  // There are no buttons, because nobody is logged in here.
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('[EMB-01] [I18-01] [THM-01] [BRD-01] attributes set language, scheme, brand and row count, also later', async ({
  page,
  open,
}) => {
  await open({
    body: '<parlour-winners lang="en" scheme="dark" brand="raat" rows="3"></parlour-winners>',
  });
  const winners = page.getByRole('region', { name: 'Recent winners' });
  await expect(winners.getByRole('listitem')).toHaveCount(3);
  await expect(winners.getByRole('link', { name: 'From Raat' })).toBeVisible();
  const dark = await winners.evaluate((region) => getComputedStyle(region).backgroundColor);
  await page.locator('parlour-winners').evaluate((element) => {
    element.setAttribute('rows', '7');
    element.setAttribute('lang', 'bn');
    element.setAttribute('scheme', 'light');
  });
  const changed = page.getByRole('region', { name: 'সাম্প্রতিক বিজয়ী' });
  await expect(changed.getByRole('listitem')).toHaveCount(7);
  expect(await changed.evaluate((region) => getComputedStyle(region).backgroundColor)).not.toBe(
    dark,
  );
});

test('[EMB-01] an element uses the language around it and follows its colour scheme', async ({
  page,
  open,
}) => {
  const head = '<style>html { color-scheme: dark }</style>';
  await open({ head, lang: 'en', body: `${content}<div lang="bn-BD">${content}</div>` });
  await expect(page.getByRole('region', { name: 'Recent winners' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'সাম্প্রতিক বিজয়ী' })).toHaveCount(1);
  const islands = page.locator('[data-component="theme-island"]');
  for (const island of await islands.all())
    await expect(island).toHaveAttribute('data-scheme', 'dark');
});

test('[EMB-01] [X-01] each element shows the brand, the minimum age and that no real money is used', async ({
  page,
  open,
}) => {
  await open({ body: content });
  for (const tag of contentTags) {
    const element = page.locator(tag);
    await expect(element.getByRole('link', { name: 'পদ্মা থেকে' })).toBeVisible();
    await expect(element).toContainText('21+ · ডেমো');
    await expect(element.getByRole('link', { name: 'সহায়তা' })).toBeVisible();
  }
});

test('[EMB-01] [REG-02] every link leads to the brand and has the affiliate code', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: content.replaceAll(' loading', ' affiliate="PADMA7" loading') });
  await expect(page.getByRole('article')).toHaveCount(15);
  await expect(
    page.getByRole('region', { name: 'সাম্প্রতিক বিজয়ী' }).getByRole('listitem'),
  ).toHaveCount(5);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')));
  expect(links.length).toBeGreaterThan(20);
  for (const link of links) {
    const url = new URL(link);
    expect(url.origin).toBe(origins.site);
    expect(url.searchParams.get('affiliateCode')).toBe('PADMA7');
  }
});

test('[EMB-01] the partner page gets an event on a click and may cancel it', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: '<parlour-jackpot affiliate="PADMA7"></parlour-jackpot>' });
  await page.evaluate(() => {
    addEventListener('parlour-navigate', (event) => {
      event.preventDefault();
      document.title = event instanceof CustomEvent ? event.detail.to : '';
    });
  });
  await page.getByRole('link', { name: 'জ্যাকপট গেম' }).click();
  await expect(page).toHaveTitle(`${origins.site}/rng?classify=JP&affiliateCode=PADMA7`);
  expect(page.url()).toBe(`${origins.partner}/`);
});

test('[EMB-01] a strict policy with Trusted Types: no violation, no request to the partner, no failed request', async ({
  page,
  open,
  origins,
  sent,
}) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Reflect.set(globalThis, 'violations', violations);
    addEventListener('securitypolicyviolation', (event) => {
      violations.push(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  await open({ body: content, policy: policyFor(origins) });
  await expect(page.getByRole('article')).toHaveCount(15);
  await page.waitForLoadState('networkidle');
  const toPartner = sent().filter(({ url }) => url.origin === origins.partner);
  expect(toPartner.map(({ url }) => url.pathname)).toEqual(['/']);
  expect(sent().filter(({ failed }) => failed)).toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'violations'))).toEqual([]);
});

test('[EMB-01] nothing is stored for the partner or for the site', async ({
  page,
  context,
  open,
}) => {
  await open({ body: content });
  const kept = await page.evaluate(() => [localStorage.length, sessionStorage.length]);
  expect(kept).toEqual([0, 0]);
  expect(await context.cookies()).toEqual([]);
});
