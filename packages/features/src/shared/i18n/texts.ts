import type { Language } from './language.ts';
import type { Messages } from './message-map.ts';

/** Stores texts by language, and finds them. */
export interface Texts {
  /** Adds messages to a language and replaces existing ones. */
  readonly add: (language: Language, messages: Messages) => void;
  /**
   * Returns the text of a key, in the plural form of `count`, with its placeholders. For an unknown key it returns the
   * key.
   */
  readonly find: (language: Language, key: string, count: number | undefined) => string;
}

const categories = ['zero', 'one', 'two', 'few', 'many'] as const;

/**
 * Returns the plural category of a count for the texts of a key. If all forms are equal, as most are in Bengali, it
 * skips the browser's plural rules: their first use takes 3 ms on a laptop.
 */
function categoryOf(messages: Messages, language: Language, key: string, count: number): string {
  const other = messages[`${key}_other`];
  const differs = categories.some((one) => (messages[`${key}_${one}`] ?? other) !== other);
  return differs ? new Intl.PluralRules(language).select(count) : 'other';
}

/**
 * A store for the first page: the platform's plural rules over a plain object. It returns the same texts as
 * `i18nextTexts` (a test compares them) at one fortieth of the size, and is replaced by it when the texts of the other
 * pages arrive (docs/decisions/010).
 */
export function firstTexts(): Texts {
  const known = new Map<Language, Messages>();
  return {
    add: (language, messages) => {
      known.set(language, { ...known.get(language), ...messages });
    },
    find: (language, key, count) => {
      const messages = known.get(language) ?? {};
      const forms =
        count === undefined
          ? [key]
          : [`${key}_${categoryOf(messages, language, key, count)}`, `${key}_other`, key];
      const form = forms.find((one) => Object.hasOwn(messages, one));
      return (form && messages[form]) ?? key;
    },
  };
}
