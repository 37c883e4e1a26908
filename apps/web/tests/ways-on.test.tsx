// @vitest-environment jsdom
import { catalogues } from '@parlour/features/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const words = catalogues.en;
const backend = createBackend();
beforeAll(standInForBrowser);

/** The window over the page. */
const dialog = () => screen.getByRole('dialog');

test('[CFG-05] [LGN-01] a login asks to log in first only if a guarded page has led to it', async () => {
  const opened = await openSite({ backend, at: '/login' });
  expect(dialog()).toHaveTextContent(words['auth.login']);
  expect(dialog()).not.toHaveTextContent(words['guard.loginFirst']);
  await opened.close();
  await openSite({ backend, at: '/login?returnTo=%2Ffavorite' });
  expect(dialog()).toHaveTextContent(words['guard.loginFirst']);
});

test('[LGN-01] [PWD-01] [REG-01] login and registration link to each other, the login also to the password reset', async () => {
  const { user } = await openSite({ backend, at: '/register' });
  const follow = async (name: string, title: string) => {
    await user.click(within(dialog()).getByRole('button', { name }));
    const heading = { level: 2, name: title };
    await waitFor(() => expect(within(dialog()).getByRole('heading', heading)).toBeVisible());
  };
  await follow(words['action.login'], words['auth.login']);
  await follow(words['action.register'], words['auth.register']);
  await follow(words['action.login'], words['auth.login']);
  await follow(words['auth.forgotPassword'], words['forgot.title']);
});

test.each(['/', '/rng', '/promotions', '/login'])(
  '[LAY-02] on %s every control that opens the registration is called "Register", not "Registration"',
  async (at) => {
    await openSite({ backend, at });
    const named = (name: string) =>
      (['link', 'button'] as const).flatMap((role) => screen.queryAllByRole(role, { name }));
    expect(named('Registration')).toEqual([]);
    expect(named('Register').length).toBeGreaterThan(0);
  },
);

test.each(['/?member=nothingLikeIt', '/?agent=nothingLikeIt', '/vip?agent='])(
  '[NAV-09] %s opens the first page of its centre and says that the page does not exist',
  async (at) => {
    await openSite({ backend, at, storage: await backend.member() });
    await waitFor(() => expect(document.body).toHaveTextContent(words['centre.noSuchPage']));
    expect(dialog()).toBeVisible();
  },
);

test('[BAN-01] [REG-01] the registration shows the banner of its own group only', async () => {
  const groups = new Set<string>();
  await openSite({
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
  await waitFor(() => expect(dialog()).toHaveTextContent('Of w_reg'));
  expect(dialog()).not.toHaveTextContent('Of w_home');
  expect([...groups]).toEqual(['w_reg']);
});
