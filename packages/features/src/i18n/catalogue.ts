import { learnRefusals, type SayRefusal } from './error-message.ts';
import type { Language } from './language.ts';

/** A flat catalogue: dotted key → text with `{name}` placeholders. */
export type Messages = Readonly<Record<string, string>>;

/** The first page's texts, and everybody else's: a cold home page loads only the first. */
export type Part = 'first' | 'rest';

/** Texts beyond the first page bring the words for what can be refused there. */
const whole = async (
  loading: Promise<{ messages: Messages; sayRefusal: SayRefusal }>,
): Promise<Messages> => {
  const { messages, sayRefusal } = await loading;
  learnRefusals(sayRefusal);
  return messages;
};

/**
 * Loads a half of one language as one chunk, on demand (I18-01). A further
 * language is its files beside `bn.first.ts` and `bn.rest.ts`, and a line here.
 */
export const loadMessages: Record<Language, Record<Part, () => Promise<Messages>>> = {
  bn: {
    first: async () => (await import('./bn.first.ts')).messages,
    rest: () => whole(import('./bn.rest.ts')),
  },
  en: {
    first: async () => (await import('./en.first.ts')).messages,
    rest: () => whole(import('./en.rest.ts')),
  },
};
