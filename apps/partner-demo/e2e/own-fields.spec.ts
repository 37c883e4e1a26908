import type { Page } from '@playwright/test';
import { axeFindings, bringAxe } from '../../web/e2e/crawl/axe.ts';
import { expect, policyFor, test } from './fixtures.ts';
import { demoMember, frameOf, listen, openAccount, refuseStorage } from './frame-parts.ts';

// Login and registration on an origin that belongs to the operator: user name and passwords are fields of the page.

const login = '<parlour-login lang="en" mode="element" loading="eager"></parlour-login>';
const register = '<parlour-register lang="en" mode="element" loading="eager"></parlour-register>';
const loggedIn = `You are logged in as ${demoMember.username}.`;

const nameIn = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const passwordIn = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });

/** Returns the password fields that a script of the page finds, as a password manager does. */
const foundPasswords = (page: Page): Promise<readonly (readonly string[])[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('input[type=password]')].map(
      ({ name, autocomplete, form }) => [name, autocomplete, form?.localName ?? 'no form'],
    ),
  );

/** Returns how many children the element has in the page. */
const childrenOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelector('parlour-login')?.childElementCount ?? -1);

test('[EMB-01] [LGN-01] the page finds the login fields, Enter logs in, and the fields are removed afterwards', async ({
  page,
  open,
  makeOwn,
  context,
}) => {
  const heard = await listen(page);
  await refuseStorage(page);
  await makeOwn();
  await open({ body: login });
  await nameIn(page).fill(demoMember.username);
  expect(await foundPasswords(page)).toEqual([['password', 'current-password', 'form']]);
  await passwordIn(page).fill(demoMember.password);
  await passwordIn(page).press('Enter');
  await expect(frameOf(page).getByText(loggedIn)).toBeVisible();
  await expect.poll(heard).toContain('parlour-session {"kind":"loggedIn"}');
  expect(await heard()).not.toContain(demoMember.password);
  expect(await childrenOf(page)).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
});

test('[EMB-01] [LGN-04] an error is shown at its field, the name stays, and the next attempt works', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login });
  await nameIn(page).focus();
  await page.keyboard.press('Enter');
  await expect(passwordIn(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(passwordIn(page)).toHaveAccessibleDescription(/password/i);
  // A link of the error summary leads to the field in the page.
  await frameOf(page).getByRole('group').getByRole('link', { name: 'Username' }).click();
  await expect(nameIn(page)).toBeFocused();

  await nameIn(page).fill(demoMember.username);
  await passwordIn(page).fill('wrong');
  await frameOf(page).getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(frameOf(page).getByRole('group').first()).toBeFocused();
  await expect(nameIn(page)).toHaveValue(demoMember.username);
  await passwordIn(page).fill(demoMember.password);
  await passwordIn(page).press('Enter');
  await expect(frameOf(page).getByText(loggedIn)).toBeVisible();
});

test('[EMB-01] a field that a password manager fills in without an event is submitted too', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login });
  await expect(passwordIn(page)).toBeVisible();
  await page.evaluate(({ username, password }) => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
    const [user, secret] = [field('username'), field('password')];
    if (!user || !secret) throw new Error('The fields are not there');
    user.value = username;
    secret.value = password;
    secret.form?.requestSubmit();
  }, demoMember);
  await expect(frameOf(page).getByText(loggedIn)).toBeVisible();
});

test('[EMB-01] [REG-04] a registration works with fields of the page, and the page gets an event', async ({
  page,
  open,
  makeOwn,
}) => {
  const heard = await listen(page);
  await makeOwn();
  await open({ body: register });
  await expect.poll(() => foundPasswords(page)).toHaveLength(2);
  for (const [name, autocomplete] of await foundPasswords(page)) {
    expect([name, autocomplete]).toEqual([name, 'new-password']);
  }
  await nameIn(page).fill('shila2026');
  await passwordIn(page).fill('Parlour#2027');
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Parlour#2027');
  const frame = frameOf(page, 'parlour-register');
  await frame.getByRole('textbox', { name: /^Mobile number/ }).fill('1755555553');
  await frame.getByRole('checkbox').check();
  await frame.getByRole('button', { name: 'Open an account', exact: true }).click();
  await expect(frame.getByText('You are logged in as shila2026.')).toBeVisible();
  await expect.poll(heard).toContain('parlour-signup {"method":"username"}');
});

test('[EMB-01] the frame shows the password, and submitting hides it again', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login });
  await passwordIn(page).fill('wrong');
  await frameOf(page).getByRole('button', { name: 'Show password' }).click();
  await expect(passwordIn(page)).toHaveAttribute('type', 'text');
  await expect(passwordIn(page)).toHaveValue('wrong');
  await passwordIn(page).press('Enter');
  await expect(passwordIn(page)).toHaveAttribute('type', 'password');
});

test('[EMB-01] [PWD-01] while a dialog is open over the form its fields are hidden, and keep the typed text', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login });
  await nameIn(page).fill('rafid');
  await frameOf(page).getByRole('button', { name: 'Register' }).click();
  const dialog = frameOf(page).getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(passwordIn(page)).toHaveCount(0);
  // A form in a dialog has its own fields.
  await openAccount(dialog, { username: 'toma2026', mobile: '1755555554' });
  await expect(frameOf(page).getByText('You are logged in as toma2026.')).toBeVisible();
  await frameOf(page).getByRole('button', { name: 'Log out' }).click();
  await expect(nameIn(page)).toBeVisible();
});

test('[EMB-01] [LGN-01] the form for a mobile number uses no field of the page', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: login });
  await nameIn(page).fill('rafid');
  await frameOf(page)
    .getByRole('tab', { name: /mobile/i })
    .click();
  await expect(passwordIn(page)).toHaveCount(0);
  await frameOf(page)
    .getByRole('tab', { name: /username/i })
    .click();
  await expect(nameIn(page)).toHaveValue('rafid');
});

test('[EMB-01] a page that the operator does not list as its own gets no field, and an error code', async ({
  page,
  open,
  codes,
}) => {
  await open({ body: login });
  await expect.poll(codes).toEqual(['NOT_OWN_PAGE']);
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await foundPasswords(page)).toEqual([]);
  expect(await childrenOf(page)).toBe(0);
});

test('[EMB-01] without the attribute an own page gets only the frame', async ({
  page,
  open,
  makeOwn,
  codes,
}) => {
  await makeOwn();
  await open({ body: '<parlour-login lang="en"></parlour-login>' });
  await expect(frameOf(page).getByRole('textbox', { name: 'Username' })).toBeVisible();
  expect(await foundPasswords(page)).toEqual([]);
  expect(await codes()).toEqual([]);
});

test('[EMB-01] [I18-01] fields follow the language of the page and keep the typed text', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ lang: 'bn', body: '<parlour-login mode="element"></parlour-login>' });
  await page.getByRole('textbox', { name: 'ইউজারনেম' }).fill('rafid');
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await expect(nameIn(page)).toHaveValue('rafid');
});

test('[EMB-01] an element that is moved or added again keeps one set of fields', async ({
  page,
  open,
  makeOwn,
}) => {
  await makeOwn();
  await open({ body: `<div id="a">${login}</div><div id="b"></div>` });
  await nameIn(page).fill('rafid');
  await page.evaluate(() => {
    const element = document.querySelector('parlour-login');
    if (element) document.getElementById('b')?.append(element);
  });
  await expect(nameIn(page)).toBeVisible();
  expect(await foundPasswords(page)).toHaveLength(1);
  await page.evaluate(async () => {
    const element = document.querySelector('parlour-login');
    element?.remove();
    await new Promise<void>(queueMicrotask);
    await new Promise((resolve) => setTimeout(resolve));
    if (element?.childElementCount !== 0) throw new Error('A field is left in the element');
    document.body.append(element);
  });
  await expect(nameIn(page)).toBeVisible();
  expect(await foundPasswords(page)).toHaveLength(1);
});

test('[EMB-01] a strict policy of the page allows the fields', async ({
  page,
  open,
  makeOwn,
  origins,
  sent,
}) => {
  await makeOwn();
  await open({ body: login, policy: policyFor(origins) });
  await nameIn(page).fill(demoMember.username);
  await passwordIn(page).fill(demoMember.password);
  await passwordIn(page).press('Enter');
  await expect(frameOf(page).getByText(loggedIn)).toBeVisible();
  expect(sent().filter(({ failed }) => failed)).toEqual([]);
});

test('[EMB-01] [A11-01] the page has no axe findings, and Tab moves through fields and frame and out again', async ({
  page,
  open,
  makeOwn,
}) => {
  await bringAxe(page);
  await makeOwn();
  await open({
    lang: 'en',
    body: `<main><h1>Club</h1><button>before</button>${login}<button>after</button></main>`,
  });
  await expect(nameIn(page)).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: 'before' }).focus();
  await page.keyboard.press('Tab');
  await expect(nameIn(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(passwordIn(page)).toBeFocused();
  const after = page.getByRole('button', { name: 'after' });
  for (let tabs = 0; tabs < 30; tabs += 1) {
    if (await after.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
    expect(await frameOf(page).locator('input[data-in-page]:focus').count()).toBe(0);
  }
  await expect(after).toBeFocused();
});
