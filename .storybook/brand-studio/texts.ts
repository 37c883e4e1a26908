import { type SampleKey, type SampleLanguage, sayIn } from '@parlour/ui/testing';

/** Reads a text of the studio and fills its placeholders in. */
export type Words = (key: SampleKey, values?: Readonly<Record<string, string | number>>) => string;

export function wordsIn(language: SampleLanguage): Words {
  const say = sayIn(language);
  return (key, values = {}) =>
    say(key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
