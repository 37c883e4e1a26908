import { type InLanguages, textIn, useLanguage } from '@parlour/features/i18n';

/**
 * Returns the texts of your own in the language of the visitor. Every language has the same keys.
 * @param texts by language: `{ bn: { title: '…' }, en: { title: '…' } }`
 */
export function useTexts<Texts extends object>(
  texts: InLanguages<Texts> & { readonly bn: Texts },
): Texts {
  return textIn(texts, useLanguage());
}
