// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { loadMessages } from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { directionOf } from './direction.ts';
import { messages as english } from './en.ts';
import { i18nextTexts } from './i18next-texts.ts';
import {
  type Language,
  languages,
  numbersIn,
  textIn,
  toLanguage,
  wireLanguage,
} from './language.ts';
import { firstTexts } from './texts.ts';

/** Three files in `further/`, as the bundler would find them. */
const files: Record<string, Record<string, string>> = vi.hoisted(() => ({
  pl: {
    'count.games_one': '{count} gra',
    'count.games_few': '{count} gry',
    'count.games_many': '{count} gier',
    'count.games_other': '{count} gry',
  },
  ur: { 'nav.home': 'ہوم', 'auth.forgotPassword': 'پاس ورڈ بھول گئے؟' },
  'zh-CN': { 'nav.home': '首页' },
}));
vi.mock('./further.ts', () => ({
  furtherLanguages: Object.keys(files),
  isFurther: (tag: string) => tag in files,
  loadFurther: async (tag: string) => files[tag],
}));

const further = (tag: string): Language => {
  const found = languages.find((one) => one === tag);
  if (!found) throw new Error(`${tag} is not among the languages`);
  return found;
};

test('[I18-01] [LAY-04] a file adds a language that can be chosen and stored', () => {
  expect(languages).toEqual(['bn', 'en', 'pl', 'ur', 'zh-CN']);
  expect(toLanguage('ur')).toBe('ur');
  expect(toLanguage('xx')).toBe('bn');
});

test('[I18-01] [I18-03] its code for the backend and its direction are derived from its tag', () => {
  expect(languages.map(wireLanguage)).toEqual(['BN', 'EN', 'PL', 'UR', 'CN']);
  expect(languages.map(directionOf)).toEqual(['ltr', 'ltr', 'ltr', 'rtl', 'ltr']);
  expect(['ar', 'fa', 'he', 'pa-Arab', 'pa'].map(directionOf)).toEqual([
    ...['rtl', 'rtl', 'rtl', 'rtl', 'ltr'],
  ]);
});

test('[I18-01] every part of it has its own texts over the English ones, so that no key is shown', async () => {
  const first = await loadMessages(further('ur'), 'first');
  expect(first['nav.home']).toBe('ہوم');
  expect(first['nav.hot']).toBe(english['nav.hot']);
  const whole = await loadMessages(further('ur'), 'whole');
  expect(whole['auth.forgotPassword']).toBe('پاس ورڈ بھول گئے؟');
  expect(whole['auth.rememberMe']).toBe(english['auth.rememberMe']);
});

test('[I18-01] a text has every plural form of its language, even if two of them are equal', async () => {
  const [pl, messages] = [further('pl'), await loadMessages(further('pl'), 'first')];
  for (const texts of [firstTexts(), i18nextTexts()]) {
    texts.add(pl, messages);
    const forms = [1, 2, 5, 1.5].map((count) => texts.find(pl, 'count.games', count));
    expect(forms).toEqual(['{count} gra', '{count} gry', '{count} gier', '{count} gry']);
  }
});

test('[I18-01] a page switches to it and shows its later parts in it too', async () => {
  const i18n = createI18n('bn', await loadMessages('bn', 'first'), { part: 'first' });
  await i18n.loadWhole();
  await i18n.switchTo(further('ur'));
  expect(i18n.language()).toBe('ur');
  expect(i18n.find(further('ur'), 'nav.home', undefined)).toBe('ہوم');
  expect(i18n.find(further('ur'), 'auth.forgotPassword', undefined)).toBe('پاس ورڈ بھول گئے؟');
});

test('[I18-01] [I18-02] what a language lacks is shown in English, with Latin digits', () => {
  const names = { bn: 'পদ্মা', en: 'Padma' };
  expect(languages.map((language) => textIn(names, language))).toEqual([
    ...['পদ্মা', 'Padma', 'Padma', 'Padma', 'Padma'],
  ]);
  expect(textIn({ ...names, ur: 'پدما' }, further('ur'))).toBe('پدما');
  const numbers = { digits: 'bengali', grouping: 'lakh' } as const;
  expect(numbersIn(further('ur'), numbers)).toEqual({ digits: 'latin', grouping: 'lakh' });
});
