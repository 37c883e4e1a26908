import type { NumberStyle } from '@parlour/ui/theme';
import { type FurtherLanguage, furtherLanguages } from './further.ts';

/** Languages the product ships. Bengali is the default, English the second (CFG-01, I18-01). */
const shippedLanguages = ['bn', 'en'] as const;

/** Code of a language the product ships. Data keyed by it must exist for each of them. */
export type ShippedLanguage = (typeof shippedLanguages)[number];

/** Code of a language of the site: one the product ships, or one added by a file in `further/`. */
export type Language = ShippedLanguage | FurtherLanguage;

/** All languages: the two of the product, then the further ones (I18-01). */
export const languages: readonly Language[] = [...shippedLanguages, ...furtherLanguages];

/** The language of a visitor who has not chosen one. */
export const defaultLanguage: Language = 'bn';

/** Whether the product itself ships a language and has its texts everywhere. */
export const isShipped = (language: Language): language is ShippedLanguage =>
  shippedLanguages.some((one) => one === language);

/** Data by language. English is required, because it replaces missing languages. */
export type InLanguages<T = string> = Readonly<Record<string, T>> & { readonly en: T };

/** Returns the data for a language, or the English data if there is none. */
export const textIn = <T>(texts: InLanguages<T>, language: Language): T =>
  texts[language] ?? texts.en;

/**
 * Returns the code the backend expects. SPECIFICATION §9 lists the codes in capitals, and names the scripts of Chinese
 * by their regions: `zh-CN` is CN.
 */
export const wireLanguage = (language: Language): string =>
  (language.split('-').at(-1) ?? language).toUpperCase();

/** Returns the default language for an unsupported or damaged stored value (LAY-04). */
export function toLanguage(value: unknown): Language {
  return languages.find((language) => language === value) ?? defaultLanguage;
}

/**
 * How a brand writes numbers in a language (I18-02). Bengali digits are used only in Bengali; the brand's grouping is
 * used in every language.
 */
export const numbersIn = (
  language: Language,
  numbers: NumberStyle | undefined,
): NumberStyle | undefined =>
  language === 'bn' ? numbers : numbers && { digits: 'latin', grouping: numbers.grouping };
