import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messages as bn } from './bn.ts';
import { loadMessages } from './catalogue.ts';
import { createI18n } from './create-i18n.ts';
import { messages as en } from './en.ts';
import { i18nextTexts } from './i18next-texts.ts';
import { firstTexts, type Texts } from './texts.ts';

const whole = (texts: Texts): Texts => {
  texts.add('bn', bn);
  texts.add('en', en);
  return texts;
};
const counts = [undefined, 0, 1, 2, 5, 11, 1000, 1.5, -1, Number.NaN];

test('[I18-01] the first page shows the same texts as the pages that use i18next', () => {
  const [first, later] = [whole(firstTexts()), whole(i18nextTexts())];
  const keys = new Set(Object.keys(bn).flatMap((key) => [key, key.replace(/_(one|other)$/, '')]));
  expect(keys.size).toBeGreaterThan(200);
  for (const language of ['bn', 'en'] as const) {
    for (const key of keys) {
      for (const count of counts) {
        const asked = [language, key, count] as const;
        expect([...asked, first.find(...asked)]).toEqual([...asked, later.find(...asked)]);
      }
    }
  }
});

test('[I18-01] any text and any key give the same result, and inherited properties are not texts', () => {
  const [first, later] = [firstTexts(), i18nextTexts()];
  const anyKey = fc.stringMatching(/^[a-z]+(\.[A-Za-z]{1,9}){1,3}$/);
  fc.assert(
    fc.property(fc.dictionary(anyKey, fc.string({ minLength: 1 })), (messages) => {
      for (const keeper of [first, later]) keeper.add('en', messages);
      for (const key of Object.keys(messages)) {
        expect(first.find('en', key, undefined)).toBe(messages[key]);
        expect(later.find('en', key, undefined)).toBe(messages[key]);
      }
    }),
  );
  expect(first.find('en', 'toString', undefined)).toBe('toString');
  expect(first.find('bn', 'hasOwnProperty', 2)).toBe('hasOwnProperty');
});

test('[I18-01] the whole catalogue loads on demand, and a language switch loads the part in use', async () => {
  const i18n = createI18n('bn', await loadMessages('bn', 'first'), { part: 'first' });
  const login = 'auth.byMobile';
  expect(i18n.find('bn', login, undefined)).toBe(login);
  await i18n.loadWhole();
  expect(i18n.find('bn', login, undefined)).toBe(bn[login]);
  expect(i18n.find('bn', 'action.login', undefined)).toBe(bn['action.login']);
  let heard = 0;
  const stop = i18n.subscribe(() => {
    heard += 1;
  });
  await i18n.switchTo('en');
  expect([i18n.language(), heard]).toEqual(['en', 1]);
  expect(i18n.find('en', login, undefined)).toBe(en[login]);
  stop();
  await i18n.switchTo('bn');
  expect(heard).toBe(1);
});
