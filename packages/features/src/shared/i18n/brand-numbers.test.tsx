// @vitest-environment jsdom
import { brandInfo } from '@parlour/ui/theme';
import { readBrand } from '@parlour/ui/theme/runtime';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { useBalance } from '../wallet/use-balance.ts';
import { createI18n } from './create-i18n.ts';
import { formatDateTime } from './date-time.ts';
import type { Language } from './language.ts';
import { formatMoney } from './money.ts';
import { I18nProvider, isFigure, useFigures, useT } from './use-t.ts';

/** A brand as it arrives at run time, with additional seeds. */
function brandWith(more: object) {
  const reading = readBrand(
    JSON.stringify({
      name: 'meghna',
      accent: '#1e88e5',
      warm: { hue: 76, chroma: 0.15 },
      neutral: { hue: 240, chroma: 0.01 },
      radius: 4,
      shadow: 0.07,
      ...more,
    }),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return brandInfo(reading.seeds);
}
const figures = { digits: 'bengali', grouping: 'lakh' } as const;
const bengali = brandWith({ numbers: figures });

function Lines() {
  const t = useT();
  const written = useFigures();
  const amount = formatMoney('1234567.80', { symbol: '৳' }) ?? '';
  return (
    <ul>
      <li>{t('count.games', { count: 123_456 })}</li>
      <li>{t('home.fromBet', { amount })}</li>
      <li>{t('empty.search.title', { query: '1,234,567' })}</li>
      <li>{written(amount)}</li>
      <li>{written(formatDateTime('2026-11-20T14:41:05Z', 'Asia/Dhaka') ?? '')}</li>
    </ul>
  );
}

/** Returns the lines of text on a page of a site in `brand`. */
function linesIn(language: Language, brand = bengali): readonly string[] {
  const test = createTestRuntime({ language, config: { runTimeBrand: brand } });
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <TestProviders test={test} language={language}>
      <Lines />
    </TestProviders>,
  );
  return within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

test('[I18-02] a run-time brand with Bengali digits and lakh grouping uses them in Bengali', () => {
  const [count, bet, query, money, time] = linesIn('bn');
  expect(count).toMatch(/^১,২৩,৪৫৬টি/);
  expect(bet).toContain('৳১২,৩৪,৫৬৭.৮০');
  // Text typed by a visitor is not reformatted.
  expect(query).toContain('1,234,567');
  expect(money).toBe('৳১২,৩৪,৫৬৭.৮০');
  expect(time).toBe('২০২৬-১১-২০ ২০:৪১:০৫');
});

test('[I18-02] in English the digits stay Latin and the commas follow the brand', () => {
  const [count, bet, , money, time] = linesIn('en');
  expect(count).toBe('1,23,456 games');
  expect(bet).toContain('৳12,34,567.80');
  expect(money).toBe('৳12,34,567.80');
  expect(time).toBe('2026-11-20 20:41:05');
});

test('[I18-02] each half of the option works alone, and without the option nothing changes', () => {
  const money = (numbers?: object) => linesIn('bn', brandWith(numbers ? { numbers } : {}))[3];
  expect(money()).toBe('৳1,234,567.80');
  expect(money({})).toBe('৳1,234,567.80');
  expect(money({ digits: 'bengali' })).toBe('৳১,২৩৪,৫৬৭.৮০');
  expect(money({ grouping: 'lakh' })).toBe('৳12,34,567.80');
});

test('[I18-02] [BRD-02] a brand with invalid number options is refused, and not applied', () => {
  for (const numbers of [
    { digits: '</b>' },
    { grouping: '__proto__' },
    { digits: ['bengali'] },
    { digits: 'bengali', extra: 1 },
    'bengali',
    null,
  ]) {
    expect(() => brandWith({ numbers }), JSON.stringify(numbers)).toThrow();
  }
});

test('[I18-02] a prerendered part with Bengali digits is hydrated, and then follows the language', async () => {
  const i18n = createI18n('bn', catalogues.bn, { numbers: figures });
  const part = (
    <I18nProvider value={i18n}>
      <Lines />
    </I18nProvider>
  );
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(part);
  expect(place.textContent).toContain('৳১২,৩৪,৫৬৭.৮০');
  await i18n.switchTo('en');
  const onRecoverableError = vi.fn();
  onTestFinished(cleanup);
  render(part, { container: place, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toContain('৳12,34,567.80');
  expect(place.textContent).not.toMatch(/[০-৯]/);
});

const Balance = () => useBalance().text;

test("[I18-02] [WAL-01] a member's balance is written in the brand's digits", async () => {
  const test = createTestRuntime({ config: { runTimeBrand: bengali } });
  await logIn(test);
  renderPage(test, <Balance />, 'bn');
  expect(await screen.findByText(/^৳[০-৯,]+\.[০-৯]{2}$/)).toBeVisible();
});

test('[I18-02] [WAL-01] an amount that arrives before the settings has no symbol, never a wrong one', async () => {
  const test = createTestRuntime();
  await test.setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }] });
  await logIn(test);
  const { container } = renderPage(test, <Balance />);
  await waitFor(() => expect(container.textContent).toBe('12,450.00'));
  await test.release();
  await waitFor(() => expect(container.textContent).toBe('৳12,450.00'));
});

const CurrencySymbol = () => useSettings().currencySymbol;

test("[I18-02] the symbol is the brand's, otherwise that of the site settings; none before they arrive", async () => {
  const test = createTestRuntime();
  // Before the site settings have loaded.
  const first = renderToString(
    <TestProviders test={test}>
      <CurrencySymbol />
    </TestProviders>,
  );
  expect(first.replaceAll(/<[^>]*>/g, '')).toBe('');
  const site = renderPage(test, <CurrencySymbol />, 'bn').container;
  await waitFor(() => expect(site.textContent).toBe('৳'));
  const runTimeBrand = brandWith({ currencySymbol: 'Tk' });
  const branded = createTestRuntime({ config: { runTimeBrand } });
  const { container } = renderPage(branded, <CurrencySymbol />, 'bn');
  await waitFor(() => expect(container.textContent).toBe('Tk'));
});

/** Placeholders for text from people or servers: written unchanged, including its digits. */
const words = [
  ...['account', 'brand', 'category', 'contact', 'email', 'field', 'game', 'id', 'ip', 'link'],
  ...[
    'method',
    'mobile',
    'name',
    'part',
    'place',
    'prize',
    'provider',
    'query',
    'reason',
    'reference',
  ],
  ...['reward', 'site', 'status', 'step', 'title', 'username', 'vendor', 'wallet'],
];
/**
 * Placeholders whose values are already written in the brand's digits, because one sentence contains several amounts.
 */
const written = ['bonus', 'fee', 'limit', 'period', 'rate', 'received', 'remaining', 'used'];
/** Placeholders whose values are always numbers; `t` writes them in the brand's digits. */
const counts = [
  ...['age', 'count', 'done', 'hours', 'index', 'level', 'max', 'min', 'minutes', 'page'],
  ...['points', 'seconds', 'shown', 'size', 'times', 'total'],
];

test('[I18-02] every placeholder of a catalogue is listed as a figure, a number or words', () => {
  const found = new Set(
    Object.values(catalogues).flatMap((texts) =>
      Object.values(texts).flatMap((text) =>
        [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name),
      ),
    ),
  );
  const known = (name: string) =>
    isFigure.test(name) || [...words, ...written, ...counts].includes(name);
  expect([...found].filter((name) => !known(name))).toEqual([]);
  for (const name of [...words, ...written, ...counts])
    expect(isFigure.test(name), name).toBe(false);
});

test('[I18-02] no digit is typed into a Bengali text, because a brand could not rewrite it', () => {
  const typed = Object.entries(catalogues.bn).flatMap(([key, text]) =>
    /\d/.test(text.replace(/\{\w+\}/g, '')) && !key.startsWith('dev.') ? [key] : [],
  );
  // The zero of a phone number stays as it is dialled.
  expect(typed).toEqual(['login.mobileHint']);
});
