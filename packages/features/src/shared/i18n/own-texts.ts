import type { Messages } from './message-map.ts';

/** Texts of the operator by language and key; each replaces a text of the catalogue (CFG-01). */
export type OwnTexts = Readonly<Record<string, Messages>>;

/**
 * A text of at most 300 characters that is no markup: no angle brackets, no control characters and none that turn the
 * direction of writing.
 */
export const ownTextPattern = /^(?=.*\S)[^<>\p{Cc}\u2028-\u202e\u2066-\u2069]{1,300}$/u;

/** The placeholders of a text, such as `{count}`, in one order. */
export const placeholdersOf = (text: string): string =>
  [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is Messages =>
  isRecord(value) &&
  Object.values(value).every((text) => typeof text === 'string' && ownTextPattern.test(text));

/** Reads the texts of a configuration. One wrong text makes the entry invalid. */
export function readOwnTexts(value: unknown): OwnTexts | undefined {
  const isOwn = (all: unknown): all is OwnTexts =>
    isRecord(all) && Object.values(all).every(isTexts);
  return isOwn(value) ? value : undefined;
}

/**
 * Replaces texts of a catalogue by those of the operator. A text with other placeholders is left out, because a figure
 * would be missing in it; one for another part of the catalogue waits for that part.
 *
 * @param onUnused Called with the key of each text that is left out.
 */
export function withOwnTexts(
  messages: Messages,
  own: Messages = {},
  onUnused: (key: string) => void = () => undefined,
): Messages {
  const used: Record<string, string> = { ...messages };
  for (const [key, text] of Object.entries(own)) {
    if (!Object.hasOwn(messages, key)) continue;
    if (placeholdersOf(text) === placeholdersOf(messages[key] ?? '')) used[key] = text;
    else onUnused(key);
  }
  return used;
}
