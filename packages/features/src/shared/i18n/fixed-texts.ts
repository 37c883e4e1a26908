import type { NumberStyle } from '@parlour/ui/theme';
import type { I18n } from './create-i18n.ts';
import type { Language } from './language.ts';
import type { Messages } from './message-map.ts';
import { firstTexts } from './texts.ts';

/**
 * Texts of one language, all loaded from the start: for an element on a partner's page (EMB-01). Another language needs
 * another object.
 */
export function fixedTexts(
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
