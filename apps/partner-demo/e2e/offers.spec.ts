import { expect, test } from './fixtures.ts';

const promotions = '<parlour-promotions loading="eager" affiliate="PADMA7"></parlour-promotions>';
const notices = '<parlour-notices loading="eager" affiliate="PADMA7"></parlour-notices>';

test('[EMB-01] [PRO-01] offers are shown with their terms and link to their page', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: promotions });
  const region = page.getByRole('region', { name: 'প্রোমোশন' });
  const offers = region.getByRole('article');
  await expect(offers).toHaveCount(3);
  for (const offer of await offers.all()) {
    await expect(offer.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(offer.getByRole('listitem').first()).toBeVisible();
    await expect(offer.getByRole('link')).toHaveCount(1);
  }
  const title = (await offers.first().getByRole('heading').textContent()) ?? '';
  await region.getByRole('link', { name: `বিস্তারিত: ${title}` }).click();
  await expect(page).toHaveURL(
    (url) => url.origin === origins.site && url.pathname === '/promoDetail',
  );
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
});

test('[EMB-01] [PRO-01] an offer that is over is not shown, however many offers are requested', async ({
  page,
  open,
}) => {
  const asked = page.waitForResponse((answer) => answer.url().includes('/wps/promotions'));
  await open({ body: promotions.replace(' ', ' rows="12" ') });
  const offers: readonly { readonly status: string }[] = (await (await asked).json()).value;
  const region = page.getByRole('region', { name: 'প্রোমোশন' });
  const running = offers.filter(({ status }) => status !== 'closed');
  expect(running.length).toBeLessThan(offers.length);
  await expect(region.getByRole('article')).toHaveCount(running.length);
});

test('[EMB-01] [NOT-01] [NOT-04] notices are shown with their time and link to their text', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: notices.replace(' ', ' rows="2" ') });
  const rows = page.getByRole('region', { name: 'নোটিশ' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(/\d{4}-\d{2}-\d{2} \d{2}:\d{2}/);
  const title = (await rows.first().getByRole('link').textContent()) ?? '';
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(
    (url) => url.origin === origins.site && url.pathname === '/noticePage',
  );
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
});

for (const [body, path, title, sentence] of [
  [promotions, '/wps/promotions', 'প্রোমোশন', 'এখন কোনো প্রোমোশন নেই'],
  [notices, '/wps/system/notices', 'নোটিশ', 'কোনো নোটিশ নেই'],
] as const) {
  test(`[EMB-01] ${path}: a sentence says that a list is empty`, async ({
    page,
    open,
    origins,
  }) => {
    await page.route(origins.site + path, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: { ...(await answer.json()), value: [] } });
    });
    await open({ body });
    await expect(page.getByRole('region', { name: title })).toContainText(sentence);
  });

  test.describe('with a failing backend', () => {
    test.use({ expectedErrors: [/Failed to load resource/] });
    test(`[EMB-01] [ERR-01] ${path}: a failure is shown calmly, and a press tries again`, async ({
      page,
      open,
      codes,
      setScenario,
    }) => {
      await setScenario({ faults: [{ path, kind: 'http', status: 400 }] });
      await open({ body });
      await expect.poll(codes).toEqual(['HTTP']);
      await expect(page.getByText('লোড করা যায়নি। আবার চেষ্টা করুন।')).toBeVisible();
      await setScenario({});
      await page.getByRole('button', { name: 'আবার চেষ্টা করুন' }).click();
      await expect(
        page.getByRole('region', { name: title }).getByRole('listitem').first(),
      ).toBeVisible();
    });
  });
}
