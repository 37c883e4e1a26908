import { expect, type Page, test } from './fixtures.ts';

const loadFailed = 'লোড করা যায়নি। আবার চেষ্টা করুন।';
const licence = {
  regulator: 'Sample regulator',
  number: 'SAMPLE-0000',
  entity: 'Sample Games Ltd',
  verifyUrl: 'https://register.example.com/SAMPLE-0000',
};
const figure = { name: /^জ্যাকপট ৳/ };
const jackpot = (own: string) =>
  `<parlour-jackpot loading="eager">${own && `<p>${own}</p>`}</parlour-jackpot>`;

test.use({ expectedErrors: [/Failed to load resource/] });

test('[EMB-01] [ERR-01] the page gets the code of a failed request, and the content loads later by itself', async ({
  page,
  open,
  codes,
  setScenario,
}) => {
  await setScenario({ faults: [{ path: '/lgw/games/jackpot', kind: 'http', status: 503 }] });
  await page.clock.install();
  await open({ body: '<parlour-winners></parlour-winners>' });
  await page.evaluate(() => document.body.append(document.createElement('parlour-jackpot')));
  await expect.poll(codes).toEqual(['HTTP']);
  await expect(page.getByText(loadFailed)).toBeVisible();
  await setScenario({});
  await page.clock.runFor(10_000);
  await expect(page.getByRole('img', figure)).toBeVisible();
});

test('[EMB-01] [ERR-01] when a site does not answer, a calm sentence or the partner content is shown', async ({
  page,
  open,
  setScenario,
}) => {
  await setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'http', status: 503 }] });
  await page.clock.install();
  await open({
    body: `${jackpot('')}<parlour-winners loading="eager"><p>Padma</p></parlour-winners>`,
    waits: false,
  });
  await expect(page.getByText(loadFailed).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByText('Padma')).toBeVisible();
  await setScenario({});
  await page.clock.runFor(10_000);
  await expect(page.getByRole('img', figure)).toBeVisible();
  await expect(page.getByRole('region', { name: 'সাম্প্রতিক বিজয়ী' })).toBeVisible();
  await expect(page.getByText('Padma')).toBeHidden();
});

for (const own of ['', 'Padma']) {
  const left = own === '' ? 'no empty box' : 'what the partner has put inside';
  const isLeft = async (page: Page) => {
    if (own !== '') return expect(page.getByText(own)).toBeVisible();
    await expect
      .poll(() => page.locator('parlour-jackpot').evaluate((one) => one.clientHeight))
      .toBe(0);
  };

  test(`[EMB-01] [ERR-01] an element whose code does not load leaves ${left}; the page may try again`, async ({
    page,
    open,
    codes,
  }) => {
    await page.clock.install();
    const file = /\/embed\/1\/jackpot-[\w-]+\.js/;
    await page.route(file, (route) => route.abort());
    await open({ body: jackpot(own), waits: false });
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000);
        return codes();
      })
      .toEqual(['NOT_LOADED']);
    await isLeft(page);
    await page.unroute(file);
    await page.locator('parlour-jackpot').evaluate((one) => Reflect.get(one, 'refresh').call(one));
    await expect(page.getByRole('img', figure)).toBeVisible();
    if (own !== '') await expect(page.getByText(own)).toBeHidden();
  });

  test(`[EMB-01] [X-01] a live site without a licence leaves ${left} and reports it`, async ({
    page,
    open,
    codes,
    configureSite,
  }) => {
    await configureSite({ operatorMode: 'live' });
    await open({ body: jackpot(own), waits: false });
    await expect.poll(codes).toEqual(['NO_LICENCE']);
    await expect(page.getByRole('region')).toHaveCount(0);
    await isLeft(page);
  });

  test(`[EMB-01] [JPT-02] a simulated amount is never shown for real money: it leaves ${left}`, async ({
    page,
    open,
    codes,
    origins,
    configureSite,
  }) => {
    await configureSite({ operatorMode: 'live', licence });
    // The reference backend says that it is a demo.
    await page.route(`${origins.site}/wps/system/whitelabel?*`, async (route) => {
      const response = await route.fetch();
      const answer: { value: object } = await response.json();
      const json = { ...answer, value: { ...answer.value, operatorMode: 'live' } };
      await route.fulfill({ response, json });
    });
    await open({ body: jackpot(own), waits: false });
    await expect.poll(codes).toEqual(['NO_FIGURE']);
    await expect(page.getByRole('img', figure)).toHaveCount(0);
    await isLeft(page);
  });

  test(`[EMB-01] [ERR-01] an element that breaks leaves ${left}; the page may try again`, async ({
    page,
    open,
    codes,
  }) => {
    await open({ body: jackpot(own) });
    await expect(page.getByRole('img', figure)).toBeVisible();
    // The page has replaced a browser function with a broken one.
    await page.evaluate(() => {
      const { canParse } = URL;
      Reflect.set(globalThis, 'repair', () => Reflect.set(URL, 'canParse', canParse));
      Reflect.set(URL, 'canParse', () => {
        throw new Error('replaced');
      });
      document.querySelector('parlour-jackpot')?.setAttribute('affiliate', 'PADMA7');
    });
    await expect.poll(codes).toEqual(['BROKEN']);
    await isLeft(page);
    await page.evaluate(() => {
      Reflect.get(globalThis, 'repair')();
      const element = document.querySelector('parlour-jackpot');
      if (element) Reflect.get(element, 'refresh').call(element);
    });
    await expect(page.getByRole('img', figure)).toBeVisible();
    expect(await codes()).toEqual(['BROKEN']);
  });
}
