import { loadPart } from '../lazy/load-part.ts';
import { loadFurther } from './further.ts';
import { isShipped, type Language, type ShippedLanguage } from './language.ts';
import type { Messages } from './message-map.ts';

/** Which part of a catalogue: the texts of home and the frame of every page, or all of it. */
export type Part = 'first' | 'whole';

const shipped: Readonly<
  Record<ShippedLanguage, Record<Part, () => Promise<{ readonly messages: Messages }>>>
> = {
  bn: { first: () => import('./bn.first.ts'), whole: () => import('./bn.ts') },
  en: { first: () => import('./en.first.ts'), whole: () => import('./en.ts') },
};

/**
 * Loads the texts of one language (I18-01). A further language is one file with all its texts, merged over the English
 * ones: a missing text appears in English, never as a key.
 */
export async function loadMessages(language: Language, part: Part): Promise<Messages> {
  if (isShipped(language)) return (await loadPart(shipped[language][part])).messages;
  const [english, own] = await Promise.all([
    loadPart(shipped.en[part]),
    loadPart(() => loadFurther(language)),
  ]);
  return { ...english.messages, ...own };
}
