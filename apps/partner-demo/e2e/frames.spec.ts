import { expect, policyFor, test } from './fixtures.ts';
import { demoMember, frameOf, listen, logIn, openAccount, refuseStorage } from './frame-parts.ts';

const login = '<parlour-login lang="en"></parlour-login>';
const loggedIn = `You are logged in as ${demoMember.username}.`;

test('[EMB-01] [LGN-01] a login works in a frame, nothing is stored, and no token is visible outside', async ({
  page,
  open,
  context,
}) => {
  const heard = await listen(page);
  await refuseStorage(page);
  const token = page
    .waitForResponse((answer) => answer.url().endsWith('/wps/session/login'))
    .then(async (answer) => String((await answer.json()).value.token));
  await open({ body: login });
  await logIn(frameOf(page));
  await expect(frameOf(page).getByText(loggedIn)).toBeVisible();
  await expect.poll(heard).toContain('parlour-session {"kind":"loggedIn"}');
  expect(await heard()).not.toContain(await token);
  expect(await heard()).not.toContain(demoMember.username);
  expect(await page.content()).not.toContain(await token);
  for (const frame of page.frames()) expect(frame.url()).not.toContain(await token);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);

  await frameOf(page).getByRole('button', { name: 'Log out' }).click();
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await expect.poll(heard).toContain('parlour-session {"kind":"loggedOut"}');
});

test('[EMB-01] [LGN-04] a wrong password is reported in the frame, and the name stays', async ({
  page,
  open,
}) => {
  await open({ body: login });
  await logIn(frameOf(page), { ...demoMember, password: 'wrong' });
  await expect(frameOf(page).getByRole('group').first()).toBeFocused();
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toHaveValue(
    demoMember.username,
  );
});

test('[EMB-01] [REG-04] a registration works in a frame, with the affiliate code of the partner', async ({
  page,
  open,
}) => {
  const heard = await listen(page);
  await refuseStorage(page);
  await open({ body: '<parlour-register lang="en" loading="eager"></parlour-register>' });
  const frame = frameOf(page, 'parlour-register');
  await openAccount(frame, { username: 'rina2026', mobile: '1755555551' });
  await expect(frame.getByText('You are logged in as rina2026.')).toBeVisible();
  await expect.poll(heard).toContain('parlour-signup {"method":"username"}');
});

test('[EMB-01] [REG-01] [PWD-01] dialogs over the login open in the frame; registering there keeps the page', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: login });
  const frame = frameOf(page);
  await frame.getByRole('button', { name: 'Forgot' }).click();
  await expect(frame.getByRole('dialog')).toBeVisible();
  const box = async () => (await page.locator('parlour-login iframe').boundingBox())?.height ?? 0;
  await expect.poll(box).toBeGreaterThanOrEqual(640);
  await page.keyboard.press('Escape');
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Register' }).click();
  await openAccount(frame.getByRole('dialog'), { username: 'mitu2026', mobile: '1755555552' });
  await expect(frame.getByText('You are logged in as mitu2026.')).toBeVisible();
  await expect(frame.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(`${origins.partner}/`);
});

for (const width of [320, 600, 1200]) {
  test(`[EMB-01] at ${width} px the frame is as high as its content, also after an error`, async ({
    page,
    open,
  }) => {
    await open({ body: `<div style="width:${width}px">${login}</div>` });
    const gap = async () => {
      const outside = await page.locator('parlour-login iframe').boundingBox();
      const inside = await frameOf(page).locator('#root').boundingBox();
      return Math.round((outside?.height ?? 0) - (inside?.height ?? 0));
    };
    await expect.poll(gap).toBe(0);
    await frameOf(page).getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(frameOf(page).getByRole('group').first()).toBeVisible();
    await expect.poll(gap).toBe(0);
    const [content, frame] = await frameOf(page)
      .locator('html')
      .evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(content).toBe(frame);
  });
}

test('[EMB-01] [I18-01] [THM-01] a frame follows the language and scheme of the page, also when they change', async ({
  page,
  open,
}) => {
  await open({ lang: 'bn', body: '<parlour-login></parlour-login>' });
  await expect(frameOf(page).getByRole('region', { name: 'অ্যাকাউন্টে লগ ইন' })).toBeVisible();
  await frameOf(page).getByRole('textbox').first().fill('rafid');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
    document.documentElement.style.colorScheme = 'dark';
  });
  await expect(frameOf(page).getByRole('region', { name: 'Log in to' })).toBeVisible();
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.locator('parlour-login iframe')).toHaveAttribute('title', 'Login form');
  // The typed text is still there.
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toHaveValue('rafid');
});

test('[EMB-01] [X-01] the card shows the brand, the minimum age and that no real money is used', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: '<parlour-login lang="en" affiliate="PADMA7" brand="raat"></parlour-login>' });
  const card = frameOf(page).getByRole('region', { name: 'Log in to Raat' });
  await expect(card.getByText('Demo', { exact: true })).toBeVisible();
  await expect(card.getByText(/^\d\d\+ · Demo$/)).toBeVisible();
  await expect(card.getByRole('link', { name: 'Help' })).toHaveAttribute(
    'href',
    `${origins.site}/help?affiliateCode=PADMA7`,
  );
});

test('[EMB-01] a link navigates the whole page to the site with the code, unless the page cancels it', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: '<parlour-login lang="en" affiliate="PADMA7"></parlour-login>' });
  await page.evaluate(() =>
    addEventListener('parlour-navigate', (event) => event.preventDefault(), { once: true }),
  );
  const help = frameOf(page).getByRole('link', { name: 'Help' });
  await help.click();
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  await help.click();
  await page.waitForURL(`${origins.site}/help?affiliateCode=PADMA7`);
});

test('[EMB-01] focus and Escape pass the border of the frame', async ({ page, open }) => {
  await open({ body: `<button>before</button>${login}<button>after</button>` });
  await page.locator('parlour-login').evaluate((element: HTMLElement) => element.focus());
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeFocused();
  await page.evaluate(() =>
    addEventListener('keydown', ({ key }) => {
      document.title = `heard ${key}`;
    }),
  );
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle('heard Escape');
  const after = page.getByRole('button', { name: 'after' });
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await after.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(after).toBeFocused();
});

test('[EMB-01] a page with a strict policy shows a frame, and no request goes to the partner', async ({
  page,
  open,
  origins,
  sent,
}) => {
  await open({ body: login, policy: policyFor(origins) });
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  const own = sent().filter(({ url }) => url.origin === origins.partner && url.pathname !== '/');
  expect(own).toEqual([]);
  expect(sent().filter(({ failed }) => failed)).toEqual([]);
});

test('[EMB-01] an element that is moved or added again shows its login again', async ({
  page,
  open,
}) => {
  await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
  const name = frameOf(page).getByRole('textbox', { name: 'Username' });
  await page.evaluate(() => {
    const element = document.querySelector('parlour-login');
    if (element) document.getElementById('b')?.append(element);
  });
  await expect(name).toBeVisible();
  await page.evaluate(async () => {
    const element = document.querySelector('parlour-login');
    element?.remove();
    // The frame is removed in the next microtask.
    await new Promise<void>(queueMicrotask);
    if (element) document.body.append(element);
  });
  await expect(name).toBeVisible();
  await expect(page.locator('parlour-login iframe')).toHaveCount(1);
});

test('[EMB-01] a widget that is opened directly redirects to the page of the site', async ({
  page,
  origins,
}) => {
  const from = encodeURIComponent(origins.partner);
  await page.goto(`${origins.site}/embed/register?page=${from}&affiliate=PADMA7`);
  await page.waitForURL(`${origins.site}/register?affiliateCode=PADMA7`);
});
