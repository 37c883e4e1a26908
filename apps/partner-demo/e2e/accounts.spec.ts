import { axeFindings, bringAxe } from '../../web/e2e/crawl/axe.ts';
import { expect, test } from './fixtures.ts';
import { demoMember, frameOf, giveToken, listen, logIn, refuseStorage } from './frame-parts.ts';

const balance = '<parlour-balance lang="en" loading="eager"></parlour-balance>';
const member = '<parlour-member lang="en" affiliate="PADMA7" loading="eager"></parlour-member>';
const narrow = `<div style="width:360px">${member}</div>`;

test('[EMB-01] [WAL-01] [LGN-05] a login in one frame logs in all frames of the page, and so does a logout', async ({
  page,
  open,
  context,
}) => {
  const heard = await listen(page);
  await refuseStorage(page);
  await open({ body: balance + member });
  await logIn(frameOf(page, 'parlour-member'));
  const balanceFrame = frameOf(page, 'parlour-balance');
  await expect(balanceFrame.getByText(demoMember.username)).toBeVisible();
  await expect(balanceFrame.getByRole('status').filter({ hasText: '৳' })).toBeVisible();
  const centre = frameOf(page, 'parlour-member');
  await expect(centre.getByRole('heading', { name: 'My account' })).toBeVisible();
  await balanceFrame.getByRole('button', { name: 'Log out' }).click();
  await expect(centre.getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await context.cookies()).toEqual([]);
  expect(await heard()).not.toContain(demoMember.username);
});

test('[EMB-01] [NAV-09] records open in the frame; links that move money navigate the whole page to the site', async ({
  page,
  open,
  origins,
}) => {
  await open({ body: narrow });
  const centre = frameOf(page, 'parlour-member');
  await logIn(centre);
  const back = centre.getByRole('button', { name: 'Back' });
  await back.click();
  await centre.getByRole('link', { name: 'Betting record' }).click();
  await expect(centre.getByRole('heading', { name: 'Betting record' })).toBeFocused();
  await expect(centre.getByRole('table').or(centre.getByRole('list')).first()).toBeVisible();
  const gap = async () => {
    const outside = await page.locator('parlour-member iframe').boundingBox();
    const inside = await centre.locator('#root').boundingBox();
    return Math.round((outside?.height ?? 0) - (inside?.height ?? 0));
  };
  await expect.poll(gap).toBe(0);
  await back.click();
  await page.evaluate(() =>
    addEventListener('parlour-navigate', (event) => event.preventDefault(), { once: true }),
  );
  const deposit = centre.getByRole('link', { name: 'Deposit', exact: false }).first();
  await deposit.click();
  await expect(deposit).toBeVisible();
  await deposit.click();
  await page.waitForURL(`${origins.site}/?member=depositv2&affiliateCode=PADMA7`);
});

test('[EMB-01] a member who goes to the site is logged in there, and no code is left in the URL', async ({
  page,
  open,
  origins,
}) => {
  const heard = await listen(page);
  await open({ body: balance });
  const frame = frameOf(page, 'parlour-balance');
  await frame.getByRole('button', { name: 'Log in' }).click();
  await logIn(frame);
  const redeemed = page.waitForRequest((sent) =>
    sent.url().endsWith('/wps/session/login/handover'),
  );
  await frame.getByRole('link', { name: 'Withdrawal' }).click();
  const sent = await redeemed;
  const { payload } = sent.postDataJSON();
  const opened = await fetch(`${origins.site}/sandbox/cipher/open`, {
    method: 'POST',
    body: JSON.stringify({ name: sent.headers().encryption, payload }),
  });
  const { code } = JSON.parse((await opened.json()).text);
  expect(code).toMatch(/^\w{16,}$/);
  // The site uses its own language.
  const dialog = page.getByRole('dialog', { name: 'উত্তোলন' });
  await expect(dialog).toBeVisible();
  await expect(page).toHaveURL(`${origins.site}/?member=withdraw`);
  await expect(page.getByText(`আপনি ${demoMember.username} নামে লগ ইন করেছেন।`)).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origins.partner}/`);
  expect(await heard()).not.toContain(code);
});

test('[EMB-01] the back button of the browser leaves the page, not a step of the centre', async ({
  page,
  open,
  origins,
}) => {
  await page.goto(`${origins.partner}/strict`);
  await open({ body: narrow });
  const centre = frameOf(page, 'parlour-member');
  await logIn(centre);
  await centre.getByRole('button', { name: 'Back' }).click();
  await centre.getByRole('link', { name: 'Messages' }).click();
  await expect(centre.getByRole('heading', { name: 'Messages' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(`${origins.partner}/strict`);
});

test('[EMB-01] [AGT-01] an agent with a token from the page sees the team at once', async ({
  page,
  open,
  origins,
}) => {
  await giveToken(page, origins.site, 'parlour-agent', 'demo_agent');
  await open({ body: '<parlour-agent lang="en" loading="eager"></parlour-agent>' });
  const team = frameOf(page, 'parlour-agent');
  await expect(team.getByRole('heading', { name: 'Team overview' })).toBeVisible();
  await expect(page.locator('parlour-agent iframe')).toHaveAttribute('title', 'Agent centre');
});

for (const scheme of ['light', 'dark']) {
  for (const lang of ['bn', 'en']) {
    test(`[EMB-01] [A11-01] balance and centre have no axe findings, ${scheme}, ${lang}`, async ({
      page,
      open,
    }) => {
      await bringAxe(page);
      const at = `lang="${lang}" scheme="${scheme}" loading="eager"`;
      await open({
        lang,
        body: `<main><h1>Partner</h1><parlour-balance ${at}></parlour-balance><parlour-member ${at}></parlour-member></main>`,
      });
      const centre = frameOf(page, 'parlour-member');
      await centre.getByRole('textbox').first().fill(demoMember.username);
      await centre.locator('input[name="password"]').fill(demoMember.password);
      await centre.locator('form button[type="submit"]').click();
      await expect(centre.locator('[data-component="centre-in-page"]')).toBeVisible();
      await expect(frameOf(page, 'parlour-balance').locator('[data-state="ready"]')).toBeVisible();
      await expect(centre.locator('[aria-busy="true"]')).toHaveCount(0);
      const [, ...frames] = page.frames();
      expect(frames).toHaveLength(2);
      // The page, not the frame, must have the heading and the landmark.
      for (const frame of frames) expect(await axeFindings(frame, '#root')).toEqual([]);
    });
  }
}
