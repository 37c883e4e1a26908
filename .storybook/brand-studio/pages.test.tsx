// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  stubMatchMedia,
  stubResizeObserver,
} from '../../packages/features/src/testing/browser.fixture.ts';
import { catalogues } from '../../packages/features/src/testing/test-runtime.tsx';
import { isPageName, pageNames } from './page-names.ts';
import { SitePage } from './pages.tsx';

beforeEach(() => {
  stubMatchMedia(false);
  stubResizeObserver();
});
afterEach(cleanup);

/** What only the real page has, with data of its own backend. */
const seen: Readonly<Record<(typeof pageNames)[number], () => Promise<unknown>>> = {
  home: () => screen.findAllByRole('article'),
  games: () => screen.findAllByRole('article'),
  deposit: () => screen.findByRole('textbox', { name: new RegExp(catalogues.en['wallet.amount']) }),
  agent: () => screen.findByText(catalogues.en['team.top']),
};

test.each(pageNames)(
  '[BRD-02] the studio shows the page %s as the site has it, logged in where it must be',
  async (page) => {
    render(<SitePage page={page} language="en" accent="#005f4e" />);
    expect(await seen[page]()).toBeTruthy();
  },
);

test('[BRD-02] only these pages are shown in the place of the wall', () => {
  expect(pageNames).toEqual(['home', 'games', 'deposit', 'agent']);
  expect(isPageName('components')).toBe(false);
});
