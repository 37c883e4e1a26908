import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/paths.ts';

/** A flat catalogue: key → text. */
export type Catalogue = Readonly<Record<string, string>>;

/** The folder with one file per further language; the file name is its tag. */
export const furtherFolder: string = join(root, 'packages/features/src/shared/i18n/further');

/** Every text of the product in English, by key. */
export const englishTexts = (): Catalogue => shippedTexts('en');

/** Every text of a language as the site has it: a further one over English. */
export function textsOf(tag: string): Catalogue {
  if (tag === 'bn' || tag === 'en') return shippedTexts(tag);
  const file = join(furtherFolder, `${tag}.json`);
  return { ...englishTexts(), ...(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) };
}

function shippedTexts(tag: 'bn' | 'en'): Catalogue {
  const files = globSync(`packages/features/src/**/messages/${tag}.json`, { cwd: root });
  const parts = files.map((file): Catalogue => JSON.parse(readFileSync(join(root, file), 'utf8')));
  return Object.assign({}, ...parts);
}

/**
 * Returns the tag in its standard form, `zh-cn` → `zh-CN`. Throws for a name that is no language, and for the two
 * languages of the product.
 */
export function languageTag(name: string): string {
  const [tag] = tagsOf(name);
  const known = tag && new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
  if (!tag || !known) throw new Error(`"${name}" is no language tag. Examples: ur, hi, zh-CN.`);
  if (/^(?:bn|en)$/.test(tag)) throw new Error(`"${tag}" is a language of the product itself.`);
  return tag;
}

function tagsOf(name: string): readonly string[] {
  try {
    return Intl.getCanonicalLocales(name);
  } catch {
    return [];
  }
}

const plural = /_(?:one|other)$/;
const baseOf = (key: string): string => key.replace(plural, '');

/** The plural forms of a language: two for `ur`, six for `ar`. */
const formsOf = (tag: string): readonly string[] =>
  new Intl.PluralRules(tag).resolvedOptions().pluralCategories;

/** The keys a language needs, each with its English text. A plural has the forms of the language. */
export function neededTexts(tag: string, english: Catalogue): Catalogue {
  const needed = Object.keys(english).flatMap((key): [string, string][] => {
    const base = baseOf(key);
    if (base === key) return [[key, english[key] ?? '']];
    if (key.endsWith('_one')) return [];
    return formsOf(tag).map((form) => [
      `${base}_${form}`,
      english[`${base}_${form}`] ?? english[key] ?? '',
    ]);
  });
  return Object.fromEntries(needed.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns a catalogue to translate: existing translations stay, new texts are in English, unused keys are removed. */
export const completed = (tag: string, english: Catalogue, known: Catalogue = {}): Catalogue =>
  Object.fromEntries(
    Object.entries(neededTexts(tag, english)).map(([key, text]) => [key, known[key] ?? text]),
  );

/** Returns the mistakes in the catalogue of a further language, as sentences (I18-01). */
export function checkFurther(tag: string, texts: Catalogue, english: Catalogue) {
  const needed = neededTexts(tag, english);
  const issues = Object.keys(texts)
    .filter((key) => !Object.hasOwn(needed, key))
    .map((key) => `${key} is no text of the product`);
  for (const [key, model] of Object.entries(needed)) {
    const text = texts[key];
    if (text === undefined) issues.push(`${key} is missing`);
    else if (text.trim() === '') issues.push(`${key} is empty`);
    // The form for one may write the count as a word.
    else if (placeholders(text, key) !== placeholders(model, key)) {
      issues.push(`${key} has other placeholders than English`);
    }
    if (text !== undefined && /(?![0-9])\p{Nd}/u.test(text)) {
      issues.push(`${key} has a typed digit that is not Latin`);
    }
  }
  return issues;
}

/** The placeholders of a text. In a plural form `{count}` is optional. */
function placeholders(text: string, key: string): string {
  const all = new Set(text.match(/\{\w+\}/g));
  if (/_(?:zero|one|two|few|many|other)$/.test(key)) all.delete('{count}');
  return [...all].sort().join();
}
