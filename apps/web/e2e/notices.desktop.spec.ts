import { expect, test } from './fixtures.ts';
import { say } from './texts.ts';

test('[NOT-01] the bar of the home page leads to the page of notices', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('region', { name: say('notice.notice') });
  await bar.getByRole('link', { name: say('action.seeAll') }).click();
  await expect(page).toHaveURL(/\/noticePage$/);
});
