import type { Language } from '../catalogue/language.ts';
import bn from './messages.bn.json' with { type: 'json' };
import en from './messages.en.json' with { type: 'json' };

const texts = { bn, en };

export type TextKey = keyof typeof en;

/** A sentence of the server in the given language. */
export function translate(
  key: TextKey,
  language: Language,
  values: Record<string, string> = {},
): string {
  return texts[language][key].replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
