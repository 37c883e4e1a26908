import { elements } from '../../../packages/embed/src/registry.ts';
import { contentTags, expect, test } from './fixtures.ts';
import { demoMember, frameOf, logIn } from './frame-parts.ts';

test('[EMB-02] the club page of the demo thanks a person who has logged in, without knowing who', async ({
  page,
  origins,
}) => {
  await page.goto(`${origins.partner}/club`);
  await logIn(frameOf(page));
  await expect(page.getByRole('status')).toHaveText('Welcome. Your fan scarf is on its way.');
  await expect(
    frameOf(page, 'parlour-register').getByRole('region', { name: 'অ্যাকাউন্ট খুলুন' }),
  ).toBeVisible();
});

for (const [path, heading] of [
  ['/news', 'শেষ ওভারের রোমাঞ্চে সিলেটকে হারাল ঢাকা'],
  ['/strict', 'A page with a strict policy'],
] as const) {
  test(`[EMB-02] the page ${path} of the demo has its styles, and shows every content element`, async ({
    page,
    origins,
  }) => {
    await page.goto(origins.partner + path);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    const rules = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLLinkElement && link.sheet?.cssRules.length) || 0),
      );
    expect(Math.min(...rules)).toBeGreaterThan(0);
    for (const element of contentTags) {
      await page.locator(element).scrollIntoViewIfNeeded();
      await expect(
        page.locator(element).getByRole('link', { name: /^(?:পদ্মা থেকে|From \S+)$/ }),
      ).toBeVisible();
    }
  });
}

test('[EMB-02] every element of the demo has two lines and a button that copies them', async ({
  page,
  origins,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${origins.partner}/elements`);
  const sections = page.getByRole('region');
  for (const { tag } of elements) {
    const section = page.locator('section').filter({ has: page.locator(tag) });
    await section.getByRole('button', { name: 'Copy' }).click();
    await expect(page.locator('#told')).toHaveText('Copied.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `<script type="module" src="${origins.site}/embed/1/parlour.js"></script>\n<${tag} affiliate="PADMA7"></${tag}>`,
    );
  }
  expect(await sections.count()).toBeGreaterThanOrEqual(elements.length);
});

for (const [path, tag, words] of [
  ['/account', 'parlour-balance', 'Log in and see your balance'],
  ['/team', 'parlour-agent', 'অ্যাকাউন্টে লগ ইন'],
] as const) {
  test(`[EMB-02] the page ${path} of the demo has its styles, and shows its account elements`, async ({
    page,
    origins,
  }) => {
    await page.goto(origins.partner + path);
    await expect(frameOf(page, tag).getByText(words).first()).toBeVisible();
  });
}

test('[EMB-02] the magazine of the demo has its login fields in the page', async ({
  page,
  origins,
  makeOwn,
}) => {
  await makeOwn();
  await page.goto(`${origins.partner}/own`);
  const login = page.locator('parlour-login');
  await login.getByRole('textbox', { name: 'Username' }).fill(demoMember.username);
  const password = login.getByRole('textbox', { name: 'Password', exact: true });
  await password.fill(demoMember.password);
  await password.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Welcome. Your fan scarf is on its way.');
});
