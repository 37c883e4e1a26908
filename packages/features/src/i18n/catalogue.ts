import type { Language } from './language.ts';

/** A flat catalogue: dotted key → text with `{name}` placeholders. */
export type Messages = Readonly<Record<string, string>>;

/** The first page's texts, and everybody else's: a cold home page loads only the first. */
export type Part = 'first' | 'rest';

/**
 * Loads a half of one language as one chunk, on demand (I18-01). A further
 * language is its files beside `bn.first.ts` and `bn.rest.ts`, and a line here.
 */
export const loadMessages: Record<Language, Record<Part, () => Promise<Messages>>> = {
  bn: {
    first: async () => (await import('./bn.first.ts')).messages,
    rest: async () => (await import('./bn.rest.ts')).messages,
  },
  en: {
    first: async () => (await import('./en.first.ts')).messages,
    rest: async () => (await import('./en.rest.ts')).messages,
  },
};
