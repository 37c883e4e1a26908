import { expect, test } from './fixtures.ts';
import { dialog, fillLogin, loginButton, openLogin, verification } from './people.ts';
import { idle } from './rest.ts';

test('[A11-01] [LAY-01] the windows of the session fit 320 px, from right to left too', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await backend.setScenario({ name: 'new-place' });
  await openLogin(page);
  await fillLogin(page);
  await loginButton(page).click();
  await expect(verification(page)).toBeVisible();
  for (const dir of ['ltr', 'rtl']) {
    await page.evaluate((value) => {
      document.documentElement.dir = value;
    }, dir);
    const wide = () =>
      dialog(page).evaluate((element) =>
        [...element.querySelectorAll('*')]
          .filter((part) => {
            const { left, right, width } = part.getBoundingClientRect();
            const clipped = getComputedStyle(part).position === 'absolute' || width <= 1;
            return !clipped && (left < -1 || right > 321);
          })
          .map((part) => part.outerHTML.slice(0, 80)),
      );
    await idle(page);
    await expect.poll(wide).toEqual([]);
  }
});
