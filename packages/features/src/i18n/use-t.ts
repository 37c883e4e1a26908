import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { messages } from './en.ts';
import { type Language, toLanguage } from './language.ts';
import { formatCount } from './money.ts';

type RawKey = keyof typeof messages;
type Singular<K> = K extends `${infer Base}_one` | `${infer Base}_other` ? Base : K;

/** Every key of the catalogue; a plural pair is one key and takes `{ count }`. */
export type MessageKey = Singular<RawKey>;

/** Values for the placeholders of a message. Money and dates come formatted. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Translates a catalogue key; a key that does not exist is a type error (I18-01). */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

/** The translate function of the active language. Numbers are grouped: `9,640`. */
export function useT(): Translate {
  const { t } = useTranslation();
  return useCallback(
    (key, values = {}) => {
      // i18next picks the plural form by the number; the digits are ours to write.
      const count = typeof values.count === 'number' ? { count: values.count } : {};
      return fill(t(key, { ...count, skipInterpolation: true }), values);
    },
    [t],
  );
}

function fill(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return whole;
    return typeof value === 'number' ? formatCount(value) : value;
  });
}

/** The active language. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.language);
}
