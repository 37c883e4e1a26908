// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { frameLook } from '../src/partner/frame-look.ts';
import { createBackend, openSite, standInForBrowser } from './site.fixture.tsx';

const backend = createBackend();
beforeAll(standInForBrowser);
afterEach(() => {
  sessionStorage.clear();
  document.head.replaceChildren();
});

const texts = {
  bn: { 'game.popularGames': 'সবার প্রিয় খেলা' },
  en: { 'game.popularGames': 'Games people love', 'auth.login': 'Come in' },
};

test('[CFG-01] [I18-01] a visitor reads the texts of the operator, in each language its own', async () => {
  const site = await openSite({ backend, at: '/', config: { texts } });
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('heading', { name: 'Games people love' })).toBeVisible();
  expect(main.queryByRole('heading', { name: 'Popular games' })).toBeNull();
  await site.speak('bn');
  expect(await main.findByRole('heading', { name: 'সবার প্রিয় খেলা' })).toBeVisible();
});

test('[CFG-01] [EMB-01] frames on pages of partners have them too; a text that does not fit is named in the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const config = document.head.appendChild(document.createElement('script'));
  Object.assign(config, { id: 'parlour-config', type: 'application/json' });
  config.textContent = JSON.stringify({
    texts: { en: { ...texts.en, 'auth.password': '{secret}' } },
  });
  const place = { brand: '', lang: 'en', scheme: 'light', affiliate: '', mode: '' } as const;
  const { i18n } = await frameLook(document, place);
  expect(i18n.find('en', 'auth.login', undefined)).toBe('Come in');
  expect(i18n.find('en', 'auth.password', undefined)).toBe('Password');
  expect(warn.mock.calls.flat()).toEqual([
    'configuration: texts.en.auth.password has other placeholders and is not used',
  ]);
  warn.mockRestore();
});
