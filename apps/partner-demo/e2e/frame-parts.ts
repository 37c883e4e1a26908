import type { FrameLocator, Locator, Page } from '@playwright/test';

/** An account of the demo. */
export const demoMember = { username: 'demo_member', password: 'Parlour#2026' } as const;

/** Returns the content of the frame in an element. */
export const frameOf = (page: Page, tag = 'parlour-login'): FrameLocator =>
  page.frameLocator(`${tag} iframe`);

/** Returns a field by its label. Optional fields say so after the label. */
const field = (form: FrameLocator | Locator, label: string): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${label}( \\(|$)`) });

/** Types a user name and a password into the login form and submits it. */
export async function logIn(
  frame: FrameLocator,
  { username, password }: { readonly username: string; readonly password: string } = demoMember,
): Promise<void> {
  await field(frame, 'Username').fill(username);
  await field(frame, 'Password').fill(password);
  await frame.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Fills in the registration form with valid values and submits it. */
export async function openAccount(
  form: FrameLocator | Locator,
  { username, mobile }: { readonly username: string; readonly mobile: string },
): Promise<void> {
  await field(form, 'Username').fill(username);
  await field(form, 'Password').fill('Parlour#2027');
  await field(form, 'Confirm password').fill('Parlour#2027');
  await field(form, 'Mobile number').fill(mobile);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Open an account', exact: true }).click();
}

/**
 * Records everything that the page can observe: its messages, and events of elements. Call it before the page opens.
 */
export async function listen(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Reflect.set(globalThis, 'heard', heard);
    const written = (value: unknown) => JSON.stringify(value) ?? String(value);
    addEventListener('message', ({ data }) => heard.push(`message ${written(data)}`), true);
    for (const name of ['ready', 'error', 'navigate', 'session', 'signup']) {
      addEventListener(`parlour-${name}`, (event) => {
        if (event instanceof CustomEvent) heard.push(`${event.type} ${written(event.detail)}`);
      });
    }
  });
  return () => page.evaluate(() => Reflect.get(globalThis, 'heard').join('\n'));
}

/** Blocks third-party storage, as most browsers do, and cookies. */
export const refuseStorage = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    if (window.top === window) return;
    const refuse = {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, refuse);
    }
    Object.defineProperty(document, 'cookie', { ...refuse, set: refuse.get });
  });

/**
 * Makes the page return a member's token for an element, as a partner's backend would. Call it before the page opens.
 */
export async function giveToken(
  page: Page,
  site: string,
  tag: string,
  username: string = demoMember.username,
): Promise<string> {
  const answer = await fetch(`${site}/wps/session/login`, {
    method: 'POST',
    body: JSON.stringify({ type: 'username', username, password: demoMember.password }),
  });
  const { value } = await answer.json();
  const token = String(value.token);
  await page.exposeFunction('giveToken', () => token);
  await page.addInitScript((name) => {
    addEventListener('DOMContentLoaded', () => {
      const element = document.querySelector(name);
      if (element) Reflect.set(element, 'getToken', Reflect.get(globalThis, 'giveToken'));
    });
  }, tag);
  return token;
}
