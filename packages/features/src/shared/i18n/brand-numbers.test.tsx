// @vitest-environment jsdom
import { brandInfo } from '@parlour/ui/theme';
import { readBrand } from '@parlour/ui/theme/runtime';
import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { catalogues, createTestRuntime, TestProviders } from '../../testing/test-runtime.tsx';
import { useSettings } from '../runtime/settings.ts';
import { useBalance } from '../wallet/use-balance.ts';
import { createI18n } from './create-i18n.ts';
import { formatDateTime } from './date-time.ts';
import type { Language } from './language.ts';
import { formatMoney } from './money.ts';
import { I18nProvider, isFigure, useFigures, useT } from './use-t.ts';

/** A brand as it arrives at run time, with more seeds. */
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

/** What a page of a site in `brand` says, line by line. */
function linesIn(language: Language, brand = bengali): readonly string[] {
  const test = createTestRuntime({ language, config: { runTimeBrand: brand } });
  const place = document.createElement('div');
  place.innerHTML = renderToString(
    <TestProviders test={test} language={language}>
      <Lines />
    </TestProviders>,
  );
  return [...place.querySelectorAll('li')].map(({ textContent }) => textContent ?? '');
}

test('[I18-02] a run-time brand with Bengali digits and lakh writes so in Bengali', () => {
  const [count, bet, query, money, time] = linesIn('bn');
  expect(count).toMatch(/^১,২৩,৪৫৬টি/);
  expect(bet).toContain('৳১২,৩৪,৫৬৭.৮০');
  // A word of a visitor is no figure of ours.
  expect(query).toContain('1,234,567');
  expect(money).toBe('৳১২,৩৪,৫৬৭.৮০');
  expect(time).toBe('২০২৬-১১-২০ ২০:৪১:০৫');
});

test('[I18-02] in English the digits stay Latin and the commas are the brand’s', () => {
  const [count, bet, , money, time] = linesIn('en');
  expect(count).toBe('1,23,456 games');
  expect(bet).toContain('৳12,34,567.80');
  expect(money).toBe('৳12,34,567.80');
  expect(time).toBe('2026-11-20 20:41:05');
});

test('[I18-02] each half of the option works alone, and without it nothing changes', () => {
  const money = (numbers?: object) => linesIn('bn', brandWith(numbers ? { numbers } : {}))[3];
  expect(money()).toBe('৳1,234,567.80');
  expect(money({})).toBe('৳1,234,567.80');
  expect(money({ digits: 'bengali' })).toBe('৳১,২৩৪,৫৬৭.৮০');
  expect(money({ grouping: 'lakh' })).toBe('৳12,34,567.80');
});

test('[I18-02] [BRD-02] hostile words for figures are refused, and nothing is worn', () => {
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

test('[I18-02] a part drawn ahead in Bengali digits is taken over, and then follows the language', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
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
  await act(async () => hydrateRoot(place, part, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(place.textContent).toContain('৳12,34,567.80');
  expect(place.textContent).not.toMatch(/[০-৯]/);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) root.unmount();
});

/** A part of a page in Bengali on a backend of its own. */
function show(test: ReturnType<typeof createTestRuntime>, part: ReactNode): HTMLElement {
  const place = document.createElement('div');
  const root = createRoot(place);
  roots.push(root);
  root.render(<TestProviders test={test}>{part}</TestProviders>);
  return place;
}

const Balance = () => useBalance().text;

test('[I18-02] [WAL-01] the balance of a member is written as the brand writes', async () => {
  const test = createTestRuntime({ config: { runTimeBrand: bengali } });
  await logIn(test);
  const place = show(test, <Balance />);
  await vi.waitFor(() => expect(place.textContent).toMatch(/^৳[০-৯,]+\.[০-৯]{2}$/));
});

const CurrencySymbol = () => useSettings().currencySymbol;

test('[I18-02] the symbol is the brand’s, else that of the site settings, else P', async () => {
  const test = createTestRuntime();
  // Before anybody has said anything.
  const first = renderToString(
    <TestProviders test={test}>
      <CurrencySymbol />
    </TestProviders>,
  );
  expect(first.replaceAll(/<[^>]*>/g, '')).toBe('P');
  const site = show(test, <CurrencySymbol />);
  await vi.waitFor(() => expect(site.textContent).toBe('৳'));
  const runTimeBrand = brandWith({ currencySymbol: 'Tk' });
  const branded = show(createTestRuntime({ config: { runTimeBrand } }), <CurrencySymbol />);
  await vi.waitFor(() => expect(branded.textContent).toBe('Tk'));
});

/** Placeholders that hold words of somebody: written as they came, digits and all. */
const words = [
  ...['account', 'brand', 'category', 'contact', 'email', 'field', 'game', 'id', 'ip', 'link'],
  ...['method', 'mobile', 'name', 'part', 'place', 'prize', 'query', 'reason', 'reference'],
  ...['reward', 'status', 'step', 'title', 'username', 'vendor', 'wallet'],
];
/** Placeholders that are given as the brand writes them already: several amounts are in one sentence. */
const written = ['bonus', 'fee', 'limit', 'rate', 'received', 'remaining', 'used'];
/** Placeholders that are always given as numbers, which the brand writes. */
const counts = [
  ...['age', 'count', 'done', 'hours', 'index', 'level', 'max', 'min', 'minutes', 'page'],
  ...['points', 'seconds', 'shown', 'size', 'times', 'total'],
];

test('[I18-02] every placeholder of a catalogue is a figure, a number or words, and none is forgotten', () => {
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

test('[I18-02] no figure is typed into a Bengali text, where no brand could write it', () => {
  const typed = Object.entries(catalogues.bn).flatMap(([key, text]) =>
    /\d/.test(text.replace(/\{\w+\}/g, '')) && !key.startsWith('dev.') ? [key] : [],
  );
  // The nought of a telephone number stays as it is dialled.
  expect(typed).toEqual(['login.mobileHint']);
});
