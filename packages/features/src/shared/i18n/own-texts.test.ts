import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { loadMessages } from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { placeholdersOf, readOwnTexts, withOwnTexts } from './own-texts.ts';

const own = {
  bn: { 'nav.home': 'বাড়ি' },
  en: { 'nav.home': 'Start', 'game.popularGames': 'Games people love', 'phone.blocked': 'No SMS' },
};

test('[CFG-01] [I18-01] own texts are there from the first text on, in both languages, and stay with the whole catalogue', async () => {
  const i18n = createI18n('en', await loadMessages('en', 'first'), { part: 'first', own });
  const find = (key: string) => i18n.find(i18n.language(), key, undefined);
  expect([find('nav.home'), find('game.popularGames')]).toEqual(['Start', 'Games people love']);
  await i18n.loadWhole();
  expect([find('nav.home'), find('phone.blocked')]).toEqual(['Start', 'No SMS']);
  await i18n.switchTo('bn');
  expect(find('nav.home')).toBe('বাড়ি');
});

test('[CFG-01] [I18-01] a text with other placeholders is left out and named once; others count', async () => {
  const onUnused = vi.fn();
  const wrong = { en: { 'nav.home': '{name} home', 'nav.hot': 'On fire' } };
  const messages = await loadMessages('en', 'first');
  const i18n = createI18n('en', messages, { part: 'first', own: wrong, onUnused });
  await i18n.loadWhole();
  expect(i18n.find('en', 'nav.home', undefined)).toBe(messages['nav.home']);
  expect(i18n.find('en', 'nav.hot', undefined)).toBe('On fire');
  expect(onUnused.mock.calls).toEqual([['en.nav.home']]);
});

test('[CFG-01] own texts never add a key, lose one or change its placeholders', () => {
  const catalogue = fc.dictionary(
    fc.constantFrom('a', 'b', 'c', '__proto__'),
    fc.constantFrom('x', '{n} x', '{m}'),
  );
  fc.assert(
    fc.property(catalogue, catalogue, (messages, texts) => {
      const used = withOwnTexts(messages, texts);
      expect(Object.keys(used).sort()).toEqual(Object.keys(messages).sort());
      for (const [key, text] of Object.entries(used)) {
        expect(placeholdersOf(text)).toBe(placeholdersOf(messages[key] ?? ''));
      }
    }),
  );
});

test.each([
  [null],
  [['Start']],
  [{ en: ['Start'] }],
  [{ en: { 'nav.home': 7 } }],
  [{ en: { 'nav.home': ' ' } }],
  [{ en: { 'nav.home': 'a <b>b</b>' } }],
  [{ en: { 'nav.home': 'two\nlines' } }],
  [{ en: { 'nav.home': 'turned \u202e' } }],
  [{ en: { 'nav.home': 'x'.repeat(301) } }],
])('[CFG-01] %j is no entry `texts`', (value) => {
  expect(readOwnTexts(value)).toBeUndefined();
});

test('[CFG-01] Bengali with its joiners is a text', () => {
  const texts = { bn: { 'nav.home': 'র\u200d্যাংক' } };
  expect(readOwnTexts(texts)).toEqual(texts);
});
