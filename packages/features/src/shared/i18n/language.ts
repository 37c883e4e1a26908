import type { NumberStyle } from '@parlour/ui/theme';
import { type FurtherLanguage, furtherLanguages } from './further.ts';

/** Languages the product ships. Bengali is the default, English the second (CFG-01, I18-01). */
const shippedLanguages = ['bn', 'en'] as const;

/** Code of a language the product ships: data that must be there in each are keyed by it. */
export type ShippedLanguage = (typeof shippedLanguages)[number];

/** Code of a language of the site: one the product ships, or one that a file of `further/` brings. */
export type Language = ShippedLanguage | FurtherLanguage;

/** Every language there is: the two of the product, then the further ones (I18-01). */
export const languages: readonly Language[] = [...shippedLanguages, ...furtherLanguages];

/** The language of a visitor who chose none. */
export const defaultLanguage: Language = 'bn';

/** Whether the product itself ships a language, with texts of its own everywhere. */
export const isShipped = (language: Language): language is ShippedLanguage =>
  shippedLanguages.some((one) => one === language);

/** What is written down by language; English is there for the languages that are not. */
export type InLanguages<T = string> = Readonly<Record<string, T>> & { readonly en: T };

/** What is written down by language, as a language gets to read it: in English where it has none of its own. */
export const textIn = <T>(texts: InLanguages<T>, language: Language): T =>
  texts[language] ?? texts.en;

/**
 * The code the backend expects. SPECIFICATION §9 lists them in capitals, and names the scripts of Chinese by their
 * regions: `zh-CN` is CN.
 */
export const wireLanguage = (language: Language): string =>
  (language.split('-').at(-1) ?? language).toUpperCase();

/** An unsupported or damaged stored value falls back to the default (LAY-04). */
export function toLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

/**
 * How a brand writes figures in a language (I18-02): Bengali digits belong to a
 * Bengali sentence, the places of the commas are the brand's in every language.
 */
export const numbersIn = (
  language: Language,
  numbers: NumberStyle | undefined,
): NumberStyle | undefined =>
  language === 'bn' ? numbers : numbers && { digits: 'latin', grouping: numbers.grouping };
