import { createInstance, type i18n as Instance } from 'i18next';
import { loadMessages, type Messages, type Part } from './catalogue.ts';
import { type Language, toLanguage } from './language.ts';

/** The texts of a page: an i18next instance and which halves of its catalogues it holds. */
export interface I18n {
  readonly instance: Instance;
  /** Loads a half in the language in use; a language switch brings it along from then on. */
  readonly ensure: (part: Part) => Promise<void>;
  /** Loads what is in use in another language, then switches to it. */
  readonly switchTo: (language: Language) => Promise<void>;
}

/**
 * Texts with one language loaded. Keys are flat (`action.retry`), `useT` fills
 * the placeholders, plural pairs end in `_one` / `_other`.
 */
export function createI18n(
  language: Language,
  messages: Messages,
  parts: readonly Part[] = ['first', 'rest'],
): I18n {
  const instance = createInstance();
  void instance.init({
    lng: language,
    resources: { [language]: { translation: messages } },
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  const used = new Set(parts);
  const there = Promise.resolve();
  const loads = new Map(parts.map((part) => [`${language} ${part}`, there]));
  /** One promise per half and language, so that a component can wait for it; a failed load may be tried again. */
  const load = (wanted: Language, part: Part): Promise<void> => {
    const key = `${wanted} ${part}`;
    const known = loads.get(key);
    if (known) return known;
    const loading = loadMessages[wanted][part]().then(
      (texts) => void instance.addResourceBundle(wanted, 'translation', texts, true),
      (error: unknown) => {
        loads.delete(key);
        throw error;
      },
    );
    loads.set(key, loading);
    return loading;
  };
  return {
    instance,
    ensure: (part) => {
      used.add(part);
      return load(toLanguage(instance.language), part);
    },
    switchTo: async (next) => {
      await Promise.all([...used].map((part) => load(next, part)));
      await instance.changeLanguage(next);
    },
  };
}
