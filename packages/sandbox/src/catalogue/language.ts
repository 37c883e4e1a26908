export type Language = 'bn' | 'en';

/** A text in both languages, as the JSON data hold it. */
export interface Bilingual {
  readonly bn: string;
  readonly en: string;
}

/** `EN`, `en`, `en-GB` are English; all else is Bengali, the default language. */
export const languageOf = (asked: string | undefined): Language =>
  asked?.toLowerCase().startsWith('en') ? 'en' : 'bn';
