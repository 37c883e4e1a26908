import type { Language } from './language.ts';

/** A flat catalogue: dotted key → text with `{name}` placeholders. */
export type Messages = Readonly<Record<string, string>>;

/**
 * Loads one language as one chunk, on demand (I18-01). A further language is
 * one more file beside `bn.ts` and one more line here.
 */
export const loadMessages: Record<Language, () => Promise<Messages>> = {
  bn: async () => (await import('./bn.ts')).messages,
  en: async () => (await import('./en.ts')).messages,
};
