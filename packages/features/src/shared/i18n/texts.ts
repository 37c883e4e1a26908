import type { Language } from './language.ts';
import type { Messages } from './message-map.ts';

/** Where texts are kept and found, by language. */
export interface Texts {
  /** Adds messages to a language; what is there already is replaced. */
  readonly add: (language: Language, messages: Messages) => void;
  /** The text of a key, in the plural form of `count`; placeholders stay in. An unknown key is its own text. */
  readonly find: (language: Language, key: string, count: number | undefined) => string;
}

const categories = ['zero', 'one', 'two', 'few', 'many'] as const;

/**
 * The plural category of a count in the texts of a key. Where all of them read the same, as most do in Bengali, the
 * platform is not asked: the first question for its rules takes 3 ms of a laptop.
 */
function categoryOf(messages: Messages, language: Language, key: string, count: number): string {
  const other = messages[`${key}_other`];
  const differs = categories.some((one) => (messages[`${key}_${one}`] ?? other) !== other);
  return differs ? new Intl.PluralRules(language).select(count) : 'other';
}

/**
 * All the first page needs: the platform's plural rules over a plain object. It gives the same
 * texts as `i18nextTexts` (a test compares them) in a fortieth of the bytes, and is replaced by it
 * when the other pages' texts arrive (docs/decisions/010).
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
