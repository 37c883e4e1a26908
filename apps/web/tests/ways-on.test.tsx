// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, settled, standInForBrowser } from './site.fixture.tsx';

const words = catalogues.en;
const backend = createBackend();
beforeAll(standInForBrowser);

/** The window over the page. */
const windowText = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const named = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll<HTMLElement>('a, button')].filter(
    (control) => (control.getAttribute('aria-label') ?? control.textContent) === name,
  );

test('[CFG-05] [LGN-01] a login asks to log in first only if a guarded page has led to it', async () => {
  const opened = await openSite({ backend, at: '/login' });
  expect(windowText()).toContain(words['auth.login']);
  expect(windowText()).not.toContain(words['guard.loginFirst']);
  await opened.close();
  const sent = await openSite({ backend, at: '/login?returnTo=%2Ffavorite' });
  expect(windowText()).toContain(words['guard.loginFirst']);
  await sent.close();
});

test('[LGN-01] [PWD-01] [REG-01] login and registration link to each other, the login also to the password reset', async () => {
  const { press, close } = await openSite({ backend, at: '/register' });
  const follow = async (name: string, title: string) => {
    const [control] = named(name, document.querySelector('[role="dialog"]') ?? document);
    if (!control) throw new Error(`There is no ${name}`);
    await press(control);
    await settled(() =>
      expect(document.querySelector('[role="dialog"] h2')?.textContent).toBe(title),
    );
  };
  await follow(words['action.login'], words['auth.login']);
  await follow(words['action.register'], words['auth.register']);
  await follow(words['action.login'], words['auth.login']);
  await follow(words['auth.forgotPassword'], words['forgot.title']);
  await close();
});

test.each(['/', '/rng', '/promotions', '/login'])(
  '[LAY-02] on %s every control that opens the registration is called "Register", not "Registration"',
  async (at) => {
    const { close } = await openSite({ backend, at });
    expect(named('Registration')).toEqual([]);
    expect(named('Register').length).toBeGreaterThan(0);
    await close();
  },
);

test.each(['/?member=nothingLikeIt', '/?agent=nothingLikeIt', '/vip?agent='])(
  '[NAV-09] %s opens the first page of its centre and says that the page does not exist',
  async (at) => {
    const { close } = await openSite({ backend, at, storage: await backend.member() });
    await settled(() => expect(document.body.textContent).toContain(words['centre.noSuchPage']));
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    await close();
  },
);

test('[BAN-01] [REG-01] the registration shows the banner of its own group only', async () => {
  const groups = new Set<string>();
  const { close } = await openSite({
    backend,
    at: '/register',
    patch: ({ url }, value) => {
      const { pathname, searchParams } = new URL(url);
      if (!pathname.endsWith('/system/banners') || !Array.isArray(value)) return value;
      const group = searchParams.get('groupName') ?? '';
      groups.add(group);
      return value.map((banner: object) => ({ ...banner, title: `Of ${group}` }));
    },
  });
  await settled(() => expect(windowText()).toContain('Of w_reg'));
  expect(windowText()).not.toContain('Of w_home');
  expect([...groups]).toEqual(['w_reg']);
  await close();
});
