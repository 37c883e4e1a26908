import type { NumberStyle } from '@parlour/ui/theme';

/** Languages the product ships. Bengali is the default, English the second (CFG-01, I18-01). */
export const languages = ['bn', 'en'] as const;

/** Code of a language the product ships. */
export type Language = (typeof languages)[number];

/** The language of a visitor who chose none. */
export const defaultLanguage: Language = 'bn';

/** Writing direction per language; every shipped one runs left to right (I18-03). */
export const directionOf: Record<Language, 'ltr' | 'rtl'> = { bn: 'ltr', en: 'ltr' };

/** The code the backend expects: SPECIFICATION §9 lists them in capitals. */
export const wireLanguage: Record<Language, string> = { bn: 'BN', en: 'EN' };

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
