import { expect, test } from './fixtures.ts';
import { cards } from './games.ts';
import { sendLogin } from './people.ts';
import { say } from './texts.ts';

test('[X-05] the keyboard opens the search, which finds and opens a page with a typing error @gate', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('combobox', { name: say('search.label') });
  // The code that listens to keys loads after the page. The button keeps a press until then.
  await page.getByRole('button', { name: say('game.search') }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('/');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await box.fill('promotoins');
  const option = page.getByRole('option', { name: say('nav.promotions') });
  await expect(option).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/promotions$/);
});

test('[X-05] [GRD-01] a guest finds a page of members first, logs in and is there', async ({
  page,
}) => {
  await page.goto('/promotions');
  await page.getByRole('button', { name: say('game.search') }).click();
  await page.getByRole('combobox').fill(say('member.withdraw'));
  const first = page.getByRole('option').first();
  await expect(first).toContainText(say('nav.memberCentre'));
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await sendLogin(page);
  await expect(page).toHaveURL(/\/promotions\?member=withdraw$/);
  await expect(
    page
      .getByRole('dialog')
      .getByRole('heading', { name: say('member.withdraw') })
      .first(),
  ).toBeVisible();
});

test('[X-05] [GRD-01] a game in the search results waits for the login', async ({ page }) => {
  await page.goto('/');
  const name = (await cards(page).first().getByRole('link').first().textContent()) ?? '';
  await page.getByRole('button', { name: say('game.search') }).click();
  await page.getByRole('combobox').fill(name);
  await page.getByRole('option').first().click();
  await expect(page.getByRole('dialog', { name: say('auth.login') })).toBeVisible();
});

test('[LAY-06] customer service shows where it leads, and opens in a new window', async ({
  page,
  context,
}) => {
  await context.route('https://service.parlour.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Service</title>' }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: say('nav.help') }).click();
  const dialog = page.getByRole('dialog', { name: say('service.customerService') });
  const chat = dialog.getByRole('button', { name: say('service.liveChat') });
  await expect(chat).toContainText('service.parlour.example');
  const opened = context.waitForEvent('page');
  await chat.click();
  const popup = await opened;
  await expect(popup).toHaveURL('https://service.parlour.example/live-chat');
  expect(await popup.evaluate(() => window.opener)).toBeNull();
  await expect(dialog).toHaveCount(0);
});
