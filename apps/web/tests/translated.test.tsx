// @vitest-environment jsdom
import { OverlayHost } from '@parlour/features/shell';
import { catalogues, createTestRuntime, logIn, TestProviders } from '@parlour/features/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { centrePages } from '../src/app/centres.ts';
import { modals } from '../src/app/modals.ts';
import { notFound, routes } from '../src/app/routes.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';
import { bareTexts, type PageTranslator, translatePage } from './translator.fixture.ts';

/** All issues that a boundary reports. */
const reported = vi.hoisted(() => [] as unknown[]);
vi.mock('../src/app/reporting.ts', () => ({
  reporting: () => ({ report: (issue: unknown) => reported.push(issue) }),
}));

const backend = createBackend();
const trouble: string[] = [];
const { en } = catalogues;

let translator: PageTranslator;
beforeAll(() => {
  standInForBrowser();
  window.addEventListener('error', ({ message }) => void trouble.push(`uncaught: ${message}`));
  vi.spyOn(console, 'error').mockImplementation((...parts) => {
    if (parts.some((part) => part instanceof Error)) trouble.push(parts.join(' '));
  });
});
beforeEach(() => {
  translator = translatePage();
});
afterEach(() => {
  translator.stop();
  cleanup();
  trouble.splice(0);
  reported.splice(0);
});

/**
 * Expects that every text is up to date, that no text node is one a translator can take away from React, and that
 * nothing broke.
 */
function expectWhole(where: string) {
  expect(translator.stale(), where).toEqual([]);
  expect(trouble, where).toEqual([]);
  expect(reported, where).toEqual([]);
  expect(document.body, where).not.toHaveTextContent(en['screen.crash.title']);
  translator.stop();
  const texts = bareTexts(untranslated());
  expect(texts, where).toEqual([]);
}

/** The document as the site rendered it, without the translator's elements. */
function untranslated(): HTMLElement {
  const copy = document.createElement('div');
  copy.innerHTML = document.body.innerHTML;
  for (const font of copy.querySelectorAll('font > font')) {
    font.parentElement?.replaceWith(font.textContent ?? '');
  }
  return copy;
}

const pages = [...routes, notFound]
  .filter(({ target }) => target.page !== 'redirect')
  .map(({ paths: [path] }) => (path === '*' ? '/nowhere' : path));
const within = [
  '/promoDetail?id=p-welcome',
  '/help?page=feedback',
  '/help?page=news',
  '/help?page=blog/b-pause',
  '/game?id=571',
  '/pointMall?tab=history',
];
const ofCentres = (['member', 'agent'] as const).flatMap((centre) =>
  Object.keys(centrePages[centre]).map((key) => `/help?${centre}=${key}`),
);

test.each([
  ...[...pages, ...within].map((at) => ['a visitor', at] as const),
  ...[...pages, ...within, ...ofCentres].map((at) => ['an agent', at] as const),
])('[ERR-01] [I18-03] for %s a translated %s changes its language completely', async (who, at) => {
  const storage = who === 'an agent' ? { storage: await backend.member() } : {};
  const site = await openSite({ backend, at, ...storage });
  await site.speak('bn');
  await site.rest();
  await site.speak('en');
  await site.rest();
  expectWhole(at);
});

const dialogs = () => [...screen.queryAllByRole('dialog'), ...screen.queryAllByRole('alertdialog')];
type Opened = Parameters<ReturnType<typeof createTestRuntime>['runtime']['overlays']['open']>[0];
const windows: readonly Opened[] = [
  { name: 'login', props: {} },
  { name: 'register', props: {} },
  { name: 'forgotPassword', props: {} },
  { name: 'notice', props: { index: 0 } },
  { name: 'announcement', props: {} },
  { name: 'changePassword', props: {} },
  { name: 'extraVerification', props: {} },
  { name: 'search', props: {} },
  { name: 'service', props: {} },
  { name: 'logout', props: {} },
];

test('[MOD-03] the tests cover every window', () => {
  expect(windows.map(({ name }) => name).toSorted()).toEqual(Object.keys(modals).toSorted());
});

test.each(windows.map((one) => [one.name, one] as const))(
  '[ERR-01] [MOD-03] the translated window %s changes its language and closes',
  async (name, opened) => {
    const setup = createTestRuntime({ language: 'en' });
    if (/change|logout/.test(name)) await logIn(setup);
    const inLanguage = (language: 'bn' | 'en') => (
      <TestProviders test={setup} language={language}>
        <OverlayHost registry={modals} />
      </TestProviders>
    );
    const { rerender } = render(inLanguage('en'));
    const { overlays, log } = setup.runtime;
    await act(async () => overlays.open(opened));
    await waitFor(() => expect(dialogs()).not.toEqual([]));
    for (const language of ['bn', 'en'] as const) {
      await act(async () => rerender(inLanguage(language)));
    }
    reported.push(...log.recent);
    expectWhole(name);
    await act(async () => overlays.dismiss());
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(trouble).toEqual([]);
  },
);
