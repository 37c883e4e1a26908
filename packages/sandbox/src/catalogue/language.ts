/** The languages of the backend. For any other language it answers in the first one. */
const languages = ['bn', 'en'] as const;

export type Language = (typeof languages)[number];

/** A text in every language, as the JSON data hold it. */
export type InLanguages<T = string> = Readonly<Record<Language, T>>;

/** Uses one text for every language: for an id or a name that has no translation. */
export const sameInAll = (text: string): InLanguages => ({ bn: text, en: text });

/** `EN`, `en`, `en-GB` are English; anything else is Bengali, the default. */
export const languageOf = (asked: string | undefined): Language =>
  languages.find((language) => asked?.toLowerCase().startsWith(language)) ?? languages[0];
