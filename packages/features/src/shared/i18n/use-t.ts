import { writeNumbers } from '@parlour/ui';
import type { NumberStyle } from '@parlour/ui/theme';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { I18n } from './create-i18n.ts';
import type { messages } from './en.ts';
import { type Language, numbersIn } from './language.ts';
import { formatCount } from './money.ts';

type RawKey = keyof typeof messages;
type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every key of the catalogue. A plural pair is one key and takes `{ count }`. */
export type MessageKey = Singular<RawKey>;

/**
 * Values for the placeholders of a message. Pass money and dates already formatted: they and numbers are written in the
 * brand's digits, all other texts unchanged.
 */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a catalogue key; a key that does not exist is a type error (I18-01). */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const I18nContext = createContext<I18n | null>(null);

/** Provides the texts to the components below. */
export const I18nProvider = I18nContext.Provider;

/** Returns the texts of the page. Without a provider it throws an error that says how to fix it. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext);
  if (!i18n) throw new Error('No texts: put <I18nProvider> around the widget.');
  return i18n;
}

/**
 * Returns the active language. In a prerendered part it returns the language of the document until the part is
 * hydrated.
 */
export function useLanguage(): Language {
  const { subscribe, language, began } = useI18n();
  return useSyncExternalStore(subscribe, language, () => began);
}

/** How the brand writes numbers in the active language: for components that draw digits themselves. */
export function useNumbers(): NumberStyle | undefined {
  const { numbers } = useI18n();
  return numbersIn(useLanguage(), numbers);
}

/**
 * Returns a function that writes the digits of a finished text in the brand's style: for money, times and counts
 * outside of a sentence.
 */
export function useFigures(): (text: string) => string {
  const numbers = useNumbers();
  return useCallback((text) => writeNumbers(text, numbers), [numbers]);
}

/** Returns the translate function of the active language. Numbers are grouped: `9,640`. */
export function useT(): Translate {
  const { find, numbers } = useI18n();
  const language = useLanguage();
  return useCallback(
    (key, values = {}) => {
      const { count } = values;
      return fill(
        find(language, key, typeof count === 'number' ? count : undefined),
        values,
        numbersIn(language, numbers),
      );
    },
    [find, numbers, language],
  );
}

/** Placeholders whose values are figures; a test checks the catalogues against this list. */
export const isFigure = /^(amount|date|end|from|start|time|to)$/;

function fill(text: string, values: MessageValues, numbers: NumberStyle | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'number') return writeNumbers(formatCount(value), numbers);
    return isFigure.test(name) ? writeNumbers(value, numbers) : value;
  });
}
