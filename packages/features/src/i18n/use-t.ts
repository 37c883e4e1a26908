import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { I18n } from './create-i18n.ts';
import type { messages } from './en.ts';
import type { Language } from './language.ts';
import { formatCount } from './money.ts';

type RawKey = keyof typeof messages;
type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every key of the catalogue; a plural pair is one key and takes `{ count }`. */
export type MessageKey = Singular<RawKey>;

/** Values for the placeholders of a message. Money and dates come formatted. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a catalogue key; a key that does not exist is a type error (I18-01). */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const I18nContext = createContext<I18n | null>(null);

/** Gives the texts to the components below. */
export const I18nProvider = I18nContext.Provider;

/** The texts of the page. Throws with the fix when there are none. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('No texts: put <I18nProvider> around the widget.');
  return i18n;
}

/** The active language; of a part drawn ahead, the language it was drawn in until it has been taken over. */
export function useLanguage(): Language {
  const { subscribe, language, began } = useI18n();
  return useSyncExternalStore(subscribe, language, () => began);
}

/** The translate function of the active language. Numbers are grouped: `9,640`. */
export function useT(): Translate {
  const { find } = useI18n();
  const language = useLanguage();
  return useCallback(
    (key, values = {}) => {
      const { count } = values;
      return fill(find(language, key, typeof count === 'number' ? count : undefined), values);
    },
    [find, language],
  );
}

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatCount(value) : value;
  });
}
