import type { Locator, Page } from '@playwright/test';
import { expect, failedAnswers, isPhone, test } from './fixtures.ts';
import { configure } from './patches.ts';
import {
  agreement,
  dialog,
  field,
  fillRegister,
  newcomer,
  openAccountButton,
  openRegister,
} from './people.ts';
import { say, saying } from './texts.ts';

// The operator's texts about the house (HLP-01): Bengali on a phone, English on a wide page.

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
  expectedErrors: failedAnswers,
});

const texts = [
  ['/about', 'nav.about'],
  ['/terms', 'nav.terms'],
  ['/privacy', 'nav.privacy'],
  ['/licence', 'nav.licences'],
  ['/contact', 'nav.contact'],
] as const;

const footer = (page: Page): Locator => page.getByRole('contentinfo');
const terms = (page: Page): Locator =>
  page.getByRole('dialog', { name: say('nav.terms'), exact: true });

test('[HLP-01] [LAY-07] each text has a link in the footer, an address, a title and its parts', async ({
  page,
}) => {
  await page.goto('/promotions');
  await expect(page.locator('html')).not.toHaveAttribute('data-drawn');
  for (const [path, name] of texts) {
    await footer(page)
      .getByRole('link', { name: say(name), exact: true })
      .click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page).toHaveTitle(saying(say(name)));
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: say(name) })).toBeVisible();
    await expect(main.getByRole('article').getByRole('heading', { level: 2 })).not.toHaveCount(0);
  }
  await page
    .getByRole('main')
    .getByRole('button', { name: say('action.contactService') })
    .click();
  await expect(dialog(page)).toBeVisible();
});

test('[HLP-01] [ERR-01] a text that is not published has no link, and its address says so; one that fails loads again', async ({
  page,
  backend,
}) => {
  await backend.setScenario({
    missingTexts: ['TERMS', 'CONTACT'],
    faults: [{ path: '/wps/content/post', kind: 'http', status: 500, times: 9 }],
  });
  await page.goto('/vip');
  await expect(footer(page).getByRole('link', { name: say('nav.privacy') })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: say('nav.terms') })).toHaveCount(0);
  await expect(footer(page).getByRole('link', { name: say('nav.contact') })).toHaveCount(0);
  await footer(page)
    .getByRole('link', { name: say('nav.privacy') })
    .click();
  const retry = page.getByRole('main').getByRole('button', { name: say('action.retry') });
  await expect(retry).toBeVisible();
  await backend.setScenario({ missingTexts: ['TERMS', 'CONTACT'] });
  await retry.click();
  await expect(page.getByRole('article')).toBeVisible();
  await openRegister(page);
  await expect(dialog(page).getByRole('link', { name: say('nav.privacy') })).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: say('nav.terms') })).toHaveCount(0);
});

test('[REG-06] [HLP-01] the terms open over the registration, and nothing typed is lost @gate', async ({
  page,
}) => {
  await openRegister(page);
  await fillRegister(page);
  for (const way of ['close', 'back', 'escape'] as const) {
    await dialog(page)
      .getByRole('link', { name: say('nav.terms'), exact: true })
      .click();
    await expect(terms(page).getByRole('heading', { level: 3 }).first()).toBeVisible();
    if (way === 'close') {
      await terms(page)
        .getByRole('button', { name: say('action.close') })
        .click();
    } else if (way === 'back') await page.goBack();
    else await page.keyboard.press('Escape');
    await expect(terms(page)).toHaveCount(0);
    await expect(field(page, 'auth.username')).toHaveValue(newcomer.username);
    await expect(field(page, 'auth.password')).toHaveValue(newcomer.password);
    await expect(field(page, 'auth.confirmPassword')).toHaveValue(newcomer.password);
    await expect(agreement(page)).toBeChecked();
  }
  await expect(openAccountButton(page)).toBeVisible();
});

test('[HLP-01] [CFG-05] the terms are open where every other page needs a login', async ({
  page,
}) => {
  await configure(page, { requireLogin: true });
  await page.goto('/terms');
  const title = page.getByRole('heading', { level: 1, name: say('nav.terms') });
  await expect(title).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  await page.goto('/vip');
  await expect(dialog(page)).toBeVisible();
});

test('[HLP-01] [LAY-01] a text fits 320 px, and its contents lead to its parts', async ({
  page,
}) => {
  if (isPhone(page)) await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/terms');
  const contents = page.getByRole('navigation', { name: say('posts.parts') });
  const last = contents.getByRole('button').last();
  const name = (await last.textContent()) ?? '';
  await last.click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeFocused();
  const wide = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(wide).toBeLessThanOrEqual(0);
});
