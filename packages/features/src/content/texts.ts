import type { NumberStyle } from '@parlour/ui/theme';
import type { Messages } from '../i18n/catalogue.ts';
import type { I18n } from '../i18n/create-i18n.ts';
import type { Language } from '../i18n/language.ts';
import { firstTexts } from '../i18n/texts.ts';

/**
 * The texts of an element on a page of a partner: one language, all of it at once. Another language is another object.
 */
export function contentTexts(
  language: Language,
  messages: Messages,
  numbers: NumberStyle | undefined,
): I18n {
  const texts = firstTexts();
  texts.add(language, messages);
  const nothing = () => Promise.resolve();
  return {
    language: () => language,
    began: language,
    subscribe: () => () => {},
    numbers,
    find: (...asked) => texts.find(...asked),
    loadWhole: nothing,
    switchTo: nothing,
  };
}
