import { expect, test } from './fixtures.ts';
import { logIn } from './people.ts';
import { say } from './texts.ts';

// The VIP page (VIP-01) through the real client and the sandbox: Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
});

test('[VIP-01] [NAV-03] a visitor sees every level; a member also sees which one is theirs', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto('/vip');
  await expect(main.getByText(say('vip.guestBody'))).toBeVisible();
  await expect(main.getByRole('heading', { name: say('vip.levelsTitle') })).toBeVisible();
  await logIn(page);
  await page.goto('/vip');
  const card = main.locator('[data-component="level-card"]');
  await expect(card).toContainText(say('vip.currentLevel'));
  const name = (await card.getByRole('heading').textContent()) ?? '';
  await expect(main.getByText(name).nth(1)).toBeVisible();
});
