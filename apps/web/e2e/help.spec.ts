import type { Locator, Page, Route } from '@playwright/test';
import { expect, failedAnswers, isPhone, test } from './fixtures.ts';
import { dialog, sendLogin } from './people.ts';
import { say, saying } from './texts.ts';

// Help, feedback and the texts of the operator (HLP-01): Bengali on a phone, English on a wide page.

const path = '/wps/feedback';
const call = `PUT ${path}`;
const text = 'The game stays black after the second round.';

test.use({
  language: async ({ browserName: _any }, use, { project }) =>
    use(project.name === 'phone' ? 'bn' : 'en'),
  expectedErrors: failedAnswers,
});

const main = (page: Page): Locator => page.getByRole('main');
const content = (page: Page): Locator =>
  main(page).getByRole('textbox', { name: saying(say('feedback.content')) });
const send = (page: Page): Locator =>
  main(page).getByRole('button', { name: say('action.sendFeedback'), exact: true });

/**
 * Loses the next answer. The browser repeats a request that the server breaks off, so the answer is lost behind the
 * server.
 */
async function loseAnswer(page: Page): Promise<void> {
  const isSending = (url: URL) => url.pathname === path;
  await page.route(isSending, async (route: Route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    await route.fetch();
    await route.abort('connectionreset');
    await page.unroute(isSending);
  });
}

async function fill(page: Page): Promise<void> {
  await main(page).getByRole('combobox').selectOption('GAME');
  await content(page).fill(text);
}

test('[HLP-01] [VAL-03] feedback from the help: a login keeps the typed text; after a lost answer it is sent once', async ({
  page,
  calls,
}) => {
  await page.goto('/help');
  await main(page)
    .getByRole('link', { name: say('action.sendFeedback') })
    .click();
  await expect(page).toHaveURL(/\/help\?page=feedback$/);
  await expect(page).toHaveTitle(new RegExp(say('action.sendFeedback')));
  await content(page).fill('012345678');
  await send(page).click();
  const bounds = say('validation.feedbackLength', { min: 10, max: 500 });
  await expect(content(page)).toHaveAccessibleDescription(saying(bounds));
  await fill(page);
  await main(page)
    .getByRole('button', { name: say('action.login'), exact: true })
    .click();
  await sendLogin(page);
  await expect(dialog(page)).toHaveCount(0);
  await expect(content(page)).toHaveValue(text);
  await expect(main(page).locator('input[type="file"]')).toBeAttached();
  expect(calls.count(call)).toBe(0);

  await loseAnswer(page);
  await send(page).click();
  await expect(main(page).getByText(say('feedback.unknown')).first()).toBeVisible();
  await expect(content(page)).toHaveValue(text);
  await main(page)
    .getByRole('button', { name: say('action.retry'), exact: true })
    .click();
  await expect(
    main(page).getByRole('heading', { name: say('success.feedbackSent') }),
  ).toBeVisible();
  expect(calls.count(call)).toBe(2);
  const past = main(page).getByRole('region', { name: say('feedback.past') });
  await expect(past.getByRole('button')).toHaveCount(1);
  await past.getByRole('button').click();
  await expect(past.getByText(text)).toBeVisible();
});

test('[HLP-01] [NAV-03] a question has its own address; a search in the other language finds it', async ({
  page,
}) => {
  await page.goto('/helpmc?question=password');
  const open = main(page).getByRole('button', { expanded: true });
  await expect(open).toBeInViewport();
  const question = (await open.textContent()) ?? '';
  await page.getByRole('searchbox').fill(isPhone(page) ? 'forget my password' : 'পাসওয়ার্ড ভুলে');
  await expect(main(page).getByRole('button', { name: question })).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  const links = main(page).getByRole('link', { name: say('action.sendFeedback') });
  await links.first().click();
  await expect(page).toHaveURL(/\/helpmc\?page=feedback$/);
  await expect(content(page)).toBeVisible();
});

test('[HLP-01] about, news and blog: a text, a list, and a link back', async ({ page }) => {
  await page.goto('/help');
  await main(page)
    .getByRole('link', { name: say('nav.about'), exact: true })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: say('nav.about') })).toBeVisible();
  // There is only one text about the site, so it is shown at once.
  await expect(main(page).getByRole('article')).toBeVisible();
  await page.goto('/help?page=news');
  const titles = main(page).getByRole('list').getByRole('link');
  await expect(titles).toHaveCount(3);
  const title = (await titles.nth(1).textContent()) ?? '';
  await titles.nth(1).click();
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  await page.goBack();
  await expect(titles).toHaveCount(3);
  await page.goto('/help?page=news/none');
  await expect(page.getByRole('heading', { level: 1, name: say('error.notFound') })).toBeVisible();
  await main(page)
    .getByRole('link', { name: say('nav.news') })
    .click();
  await expect(titles).toHaveCount(3);
});
