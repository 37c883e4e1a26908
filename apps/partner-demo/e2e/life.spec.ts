import { content, contentTags, expect, test } from './fixtures.ts';

test('[EMB-01] fifty jackpots share one configuration, one request, one stream and one style sheet', async ({
  page,
  open,
  sent,
  setScenario,
}) => {
  await setScenario({ jackpot: 'live' });
  await open({ body: '<parlour-jackpot loading="eager"></parlour-jackpot>'.repeat(50) });
  await expect(page.getByRole('img', { name: /^জ্যাকপট ৳/ })).toHaveCount(50);
  const asked = (path: string) => sent().filter(({ url }) => url.pathname.endsWith(path)).length;
  expect(asked('/embed/site.json')).toBe(1);
  expect(asked('/wps/system/whitelabel')).toBe(1);
  expect(asked('/lgw/games/jackpot')).toBe(1);
  await expect.poll(() => asked('/lgw/games/jackpot/stream')).toBe(1);
  const sheets = await page.locator('parlour-jackpot').evaluateAll((all) => {
    const adopted = all.map((one) => one.shadowRoot?.adoptedStyleSheets.at(-1));
    return new Set(adopted).size;
  });
  expect(sheets).toBe(1);
});

test('[EMB-01] [JPT-01] several jackpots of a page show the same amount, also after some time', async ({
  page,
  open,
}) => {
  // An amount outside the screen does not change.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await page.clock.install();
  await open({ body: '<parlour-jackpot loading="eager"></parlour-jackpot>'.repeat(3) });
  await page.evaluate(() => document.body.append(document.createElement('parlour-jackpot')));
  const figures = page.getByRole('img', { name: /^জ্যাকপট ৳/ });
  await expect(figures).toHaveCount(4);
  for (const seconds of [1, 9, 40]) {
    await page.clock.runFor(seconds * 1000);
    const said = await figures.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label')),
    );
    expect(new Set(said).size, String(said)).toBe(1);
  }
});

test('[EMB-01] a second script, also from another URL, does not change the elements', async ({
  page,
  open,
  origins,
}) => {
  const src = `${origins.site}/embed/1/parlour.js`;
  const scripts = ['', '?again', '?other=version']
    .map((query) => `<script type="module" src="${src}${query}"></script>`)
    .join('');
  await open({ body: content, scripts });
  await expect(page.getByRole('region')).toHaveCount(contentTags.length);
});

test('[EMB-01] an element that is moved keeps its content; one that is removed leaves nothing', async ({
  page,
  open,
}) => {
  await open({ body: `<div id="from">${content}</div><div id="to"></div>` });
  const before = await page.evaluate(() => document.documentElement.outerHTML.length);
  await page.evaluate(() => {
    const [from, to] = [document.getElementById('from'), document.getElementById('to')];
    if (from && to) to.append(...from.children);
  });
  await expect(page.getByRole('region')).toHaveCount(contentTags.length);
  expect(await page.evaluate(() => document.documentElement.outerHTML.length)).toBe(before);
  await page.evaluate(() => {
    const jackpot = document.querySelector('parlour-jackpot');
    jackpot?.remove();
    Reflect.set(globalThis, 'removed', jackpot);
  });
  await expect(page.getByRole('region')).toHaveCount(contentTags.length - 1);
  await page.evaluate(() => document.body.append(Reflect.get(globalThis, 'removed')));
  await expect(page.getByRole('region')).toHaveCount(contentTags.length);
  await page.evaluate(() => document.body.replaceChildren());
  await expect(page.getByRole('region')).toHaveCount(0);
});

test('[EMB-01] the document around the elements is not changed', async ({ page, open }) => {
  const around = () =>
    page.evaluate(() => ({
      html: document.documentElement.getAttributeNames(),
      body: document.body.getAttributeNames(),
      head: document.head.innerHTML,
      style: document.documentElement.getAttribute('style'),
      names: Object.keys(globalThis).filter((name) => /parlour/i.test(name)),
      sheets: document.adoptedStyleSheets.length,
    }));
  await open({ body: '' });
  const before = await around();
  await open({ body: content });
  await expect(page.getByRole('region')).toHaveCount(contentTags.length);
  expect(await around()).toEqual(before);
  await page.evaluate(() => document.body.replaceChildren());
  expect(await around()).toEqual(before);
});

for (const own of ['', '<p style="margin:0;height:300px">Padma</p>']) {
  test(`[EMB-01] [LAY-01] the page around an element moves once at most, ${own ? 'with' : 'without'} content of the partner`, async ({
    page,
    open,
    setScenario,
    origins,
  }) => {
    const path = '/lgw/games/jackpot';
    await setScenario({ faults: [{ path, kind: 'hold' }] });
    await open({
      body: `<parlour-jackpot loading="eager">${own}</parlour-jackpot><p id="after">after</p>`,
      waits: false,
    });
    const top = () =>
      page.locator('#after').evaluate((after) => Math.round(after.getBoundingClientRect().top));
    const empty = await top();
    const holds = `${origins.site}/sandbox/holds`;
    await expect.poll(async () => (await fetch(holds)).json()).toContain(`GET ${path}`);
    const waiting = await top();
    await fetch(holds, { method: 'DELETE' });
    await expect(page.getByRole('img', { name: /^জ্যাকপট ৳/ })).toBeVisible();
    const there = await top();
    // The reserved space is about as high as the content.
    expect(Math.abs(waiting - empty)).toBeLessThan(40);
    expect(Math.abs(there - waiting)).toBeLessThan(own ? 100 : 40);
  });
}

test('[EMB-01] attributes, content and events set before the script loads are used', async ({
  page,
  open,
  origins,
}) => {
  await open({
    body: '<parlour-winners rows="2"><b>Padma</b></parlour-winners>',
    scripts: '',
    waits: false,
  });
  await expect(page.getByText('Padma')).toBeVisible();
  await page.evaluate((src) => {
    document.addEventListener('parlour-ready', () => {
      document.title = 'heard';
    });
    const script = document.createElement('script');
    script.type = 'module';
    script.src = src;
    document.head.append(script);
  }, `${origins.site}/embed/1/parlour.js`);
  await expect(page).toHaveTitle('heard');
  await expect(page.getByRole('region').getByRole('listitem')).toHaveCount(2);
  await expect(page.getByText('Padma')).toBeHidden();
});

test('[EMB-01] an element far below the screen requests nothing until it is near', async ({
  page,
  open,
  sent,
}) => {
  await open({
    body: `<parlour-winners></parlour-winners><div style="height:4000px"></div><p id="end">end</p>`,
  });
  await page.evaluate(() =>
    document
      .getElementById('end')
      ?.insertAdjacentHTML('beforebegin', '<parlour-jackpot></parlour-jackpot>'),
  );
  const asked = () => sent().filter(({ url }) => url.pathname === '/lgw/games/jackpot').length;
  expect(asked()).toBe(0);
  await page.locator('#end').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: /^জ্যাকপট ৳/ })).toBeVisible();
  expect(asked()).toBe(1);
});

test('[EMB-01] configure sets defaults for all elements; attributes override them', async ({
  page,
  open,
  origins,
}) => {
  const scripts = `<script type="module">import { configure } from '${origins.site}/embed/1/parlour.js'; configure({ lang: 'en', affiliate: 'PADMA7' });</script>`;
  await open({
    body: '<parlour-winners></parlour-winners><parlour-games lang="bn"></parlour-games>',
    scripts,
  });
  await expect(page.getByRole('region', { name: 'Recent winners' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'জনপ্রিয় গেম' })).toBeVisible();
  const more = page.getByRole('link', { name: 'See all' });
  await expect(more).toHaveAttribute('href', `${origins.site}/winners?affiliateCode=PADMA7`);
});
