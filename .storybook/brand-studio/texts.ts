import { type SampleKey, type SampleLanguage, sayIn } from '@parlour/ui/testing';

/** Returns a text of the studio with its placeholders filled in. */
export type Words = (key: SampleKey, values?: Readonly<Record<string, string | number>>) => string;

export function wordsIn(language: SampleLanguage): Words {
  const say = sayIn(language);
  return (key, values = {}) =>
    say(key).replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
