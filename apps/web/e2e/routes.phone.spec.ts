import { expect, gateIf, test } from './fixtures.ts';
import { dialog, field, openRegister } from './people.ts';
import { say } from './texts.ts';

for (const path of ['/', '/index', '/index.html', '/home']) {
  test(`[NAV-01] ${path} shows the home page${gateIf(path === '/')}`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: say('nav.home') })).toBeAttached();
  });
}

for (const path of ['/register', '/register.html']) {
  test(`[NAV-02] ${path} opens the registration over the home page`, async ({ page }) => {
    await openRegister(page, path);
    await expect(page.getByRole('dialog', { name: say('auth.register') })).toBeVisible();
    await dialog(page).press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: say('game.popularGames') })).toBeVisible();
  });
}

test('[NAV-02] the referral code of a link is filled in @gate', async ({ page }) => {
  await openRegister(page, '/register?referralCode=PADMA7');
  await expect(field(page, 'auth.referralCode')).toHaveValue('PADMA7');
  await expect(dialog(page).getByText(say('register.codeFromLink'))).toBeVisible();
});

for (const [name, heading] of [
  ['fish', 'nav.fish'],
  ['pvp', 'nav.pvp'],
  ['live', 'nav.live'],
] as const) {
  test(`[NAV-05] /${name} leads to the tab of /rng and leaves no entry in the history${gateIf(name === 'live')}`, async ({
    page,
  }) => {
    await page.goto('/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(`/${name}`);
    await expect(page).toHaveURL(new RegExp(`/rng\\?page=${name}$`));
    await expect(page.getByRole('heading', { level: 1, name: say(heading) })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/promotions$/);
  });
}

test('[NAV-05] the tab of the electronic games is in the address', async ({ page }) => {
  await page.goto('/rng');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.slots') })).toBeVisible();
  await page.goto('/rng?page=live');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.live') })).toBeVisible();
  await page.goto('/rng?page=nonsense');
  await expect(page.getByRole('heading', { level: 1, name: say('nav.slots') })).toBeVisible();
});
