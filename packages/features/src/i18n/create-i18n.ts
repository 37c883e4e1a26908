import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Messages } from './catalogue.ts';
import type { Language } from './language.ts';

/**
 * An i18next instance with one language loaded. Keys are flat (`action.retry`),
 * `useT` fills the placeholders, plural pairs end in `_one` / `_other`.
 */
export function createI18n(language: Language, messages: Messages): I18n {
  const instance = createInstance();
  void instance.use(initReactI18next).init({
    lng: language,
    resources: { [language]: { translation: messages } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    react: { useSuspense: false },
  });
  return instance;
}

/** Adds a language that arrived later and switches to it. */
export async function switchLanguage(
  instance: I18n,
  language: Language,
  messages: Messages,
): Promise<void> {
  if (!instance.hasResourceBundle(language, 'translation')) {
    instance.addResourceBundle(language, 'translation', messages);
  }
  await instance.changeLanguage(language);
}
