import type { Messages } from './catalogue.ts';
import type { Language } from './language.ts';

/** Where texts are kept and found, by language. */
export interface Texts {
  /** Adds messages to a language; what is there already is replaced. */
  readonly add: (language: Language, messages: Messages) => void;
  /** The text of a key, in the plural form of `count`; placeholders stay in. An unknown key is its own text. */
  readonly find: (language: Language, key: string, count: number | undefined) => string;
}

/**
 * All that home and the frame need: the platform's plural rules over a plain object. It gives the same
 * texts as `i18nextTexts` (a test compares them) and is replaced by it when the whole catalogue is
 * loaded (docs/decisions/010).
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
          : [`${key}_${new Intl.PluralRules(language).select(count)}`, `${key}_other`, key];
      const form = forms.find((one) => Object.hasOwn(messages, one));
      return (form && messages[form]) ?? key;
    },
  };
}
