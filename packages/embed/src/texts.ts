import type { ShippedLanguage } from '@parlour/features/content';
import bn from '@parlour/features/content/bn';
import en from '@parlour/features/content/en';

const texts: Readonly<Record<ShippedLanguage, Readonly<Record<string, string>>>> = { bn, en };

/** Returns the texts of a language. There are few, so both languages are in the code. */
export const textsOf = (language: ShippedLanguage): Readonly<Record<string, string>> =>
  texts[language];
