import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messages as bn } from '../../packages/features/src/shared/i18n/bn.ts';
import { messages as en } from '../../packages/features/src/shared/i18n/en.ts';
import {
  checkFurther,
  completed,
  englishTexts,
  furtherFolder,
  languageTag,
} from '../language/catalogue.ts';
import { root } from '../lib/paths.ts';
import { checkCatalogues } from './messages.ts';

describe('the check itself', () => {
  test.each([
    ['has no Bengali text', {}, { 'a.b': 'x' }],
    ['has no English text', { 'a.b': 'x' }, {}],
    ['has other placeholders', { 'a.b': '{n}' }, { 'a.b': '{count}' }],
    ['lacks its plural partner', { 'a.b_one': 'x' }, { 'a.b_one': 'x' }],
    ['is empty', { 'a.b': ' ' }, { 'a.b': 'x' }],
    ['typed Bengali digit', { 'a.b': '৪' }, { 'a.b': 'x' }],
  ])('reports a text that %s', (message, bn, en) => {
    expect(checkCatalogues(bn, en).join()).toContain(message);
  });
});

const read = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(root, file), 'utf8'));

const catalogues = globSync('packages/features/src/**/messages/en.json', { cwd: root });

test('[I18-01] every text exists in Bengali and English, with the same placeholders', () => {
  expect(catalogues.length).toBeGreaterThan(3);
  const issues = catalogues.flatMap((file) =>
    checkCatalogues(read(file.replace('en.json', 'bn.json')), read(file)).map(
      (issue) => `${file}: ${issue}`,
    ),
  );
  expect(issues).toEqual([]);
});

test('[I18-01] the file of a further language has every text, with the plural forms of the language', () => {
  const english = englishTexts();
  const files = globSync('*.json', { cwd: furtherFolder });
  const issues = files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(join(furtherFolder, file), 'utf8'));
    return checkFurther(file.replace('.json', ''), texts, english).map((one) => `${file}: ${one}`);
  });
  expect(issues).toEqual([]);
});

describe('a further language', () => {
  const english = {
    'a.b': '{amount} left',
    'c.d_one': '{count} game',
    'c.d_other': '{count} games',
  };

  test('[I18-01] starts in English, with as many plural forms as the language has', () => {
    expect(Object.keys(completed('ur', english))).toEqual(['a.b', 'c.d_one', 'c.d_other']);
    expect(Object.keys(completed('ja', english))).toEqual(['a.b', 'c.d_other']);
    expect(completed('ar', english)).toEqual({
      'a.b': '{amount} left',
      'c.d_few': '{count} games',
      'c.d_many': '{count} games',
      'c.d_one': '{count} game',
      'c.d_other': '{count} games',
      'c.d_two': '{count} games',
      'c.d_zero': '{count} games',
    });
    for (const tag of ['ur', 'ja', 'ar']) {
      expect(checkFurther(tag, completed(tag, english), english)).toEqual([]);
    }
  });

  test('[I18-01] keeps its translations when the product has new texts', () => {
    const known = { 'a.b': '{amount} باقی', 'gone.key': 'x' };
    expect(completed('ur', english, known)).toEqual({ ...english, 'a.b': '{amount} باقی' });
  });

  test.each([
    ['a.b is missing', { 'a.b': undefined }],
    ['a.b is empty', { 'a.b': ' ' }],
    ['a.b has other placeholders than English', { 'a.b': '{sum} باقی' }],
    ['a.b has a typed digit that is not Latin', { 'a.b': '{amount} ۴' }],
    ['c.d_one is missing', { 'c.d_one': undefined }],
    ['x.y is no text of the product', { 'x.y': 'x' }],
  ])('[I18-01] reports that %s', (issue, change) => {
    const texts = Object.entries({ ...english, ...change }).filter(
      ([, text]) => text !== undefined,
    );
    expect(
      checkFurther('ur', JSON.parse(JSON.stringify(Object.fromEntries(texts))), english),
    ).toEqual([issue]);
  });

  test('[I18-01] may write the count one as a word', () => {
    const texts = { ...english, 'c.d_one': 'ایک کھیل' };
    expect(checkFurther('ur', texts, english)).toEqual([]);
  });

  test.each(['', 'klingonish', '../ur', 'bn', 'en', 'x'])(
    '[I18-01] refuses the name %j',
    (name) => {
      expect(() => languageTag(name)).toThrow(/no language tag|of the product itself/);
    },
  );

  test('[I18-01] accepts a language tag as its name', () => {
    expect(['ur', 'zh-cn', 'zh-Hant', 'fa'].map(languageTag)).toEqual([
      'ur',
      'zh-CN',
      'zh-Hant',
      'fa',
    ]);
  });
});

test.each(['bn', 'en'] as const)(
  '[I18-01] every text of a catalogue is part of the language %s',
  (language) => {
    const whole: Readonly<Record<string, string>> = { bn, en }[language];
    for (const file of catalogues) {
      const texts = read(file.replace('en.json', `${language}.json`));
      expect(
        Object.keys(texts).filter((key) => whole[key] !== texts[key]),
        file,
      ).toEqual([]);
    }
  },
);
