import { loadPart } from '../lazy/index.ts';
import { learnRefusals, type SayRefusal } from './error-message.ts';
import { loadFurther } from './further.ts';
import { isShipped, type Language, type ShippedLanguage } from './language.ts';

/** A flat catalogue: dotted key → text with `{name}` placeholders. */
export type Messages = Readonly<Record<string, string>>;

/** Texts beyond the first page: every other page and modal, and on top of them each centre's pages. */
export type LatePart = 'rest' | 'member' | 'agent';

/** A part of a catalogue, loaded when it is needed: a cold home page loads only the first. */
export type Part = 'first' | LatePart;

/** Texts beyond the first page bring the words for what can be refused there. */
const whole = async (
  loading: Promise<{ messages: Messages; sayRefusal: SayRefusal }>,
): Promise<Messages> => {
  const { messages, sayRefusal } = await loading;
  learnRefusals(sayRefusal);
  return messages;
};

const shipped: Readonly<Record<ShippedLanguage, Record<Part, () => Promise<Messages>>>> = {
  bn: {
    first: async () => (await import('./bn.first.ts')).messages,
    rest: () => whole(import('./bn.rest.ts')),
    member: async () => (await import('./bn.member.ts')).messages,
    agent: async () => (await import('./bn.agent.ts')).messages,
  },
  en: {
    first: async () => (await import('./en.first.ts')).messages,
    rest: () => whole(import('./en.rest.ts')),
    member: async () => (await import('./en.member.ts')).messages,
    agent: async () => (await import('./en.agent.ts')).messages,
  },
};

/**
 * Loads a part of one language on demand (I18-01): a chunk of its own for each part of Bengali and English. A further
 * language is one file, whole, over the English part: a text it lacks is English, never a key.
 */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  if (isShipped(language)) return loadPart(shipped[language][part]);
  const [english, own] = await Promise.all([
    loadPart(shipped.en[part]),
    loadPart(() => loadFurther(language)),
  ]);
  return { ...english, ...own };
}
