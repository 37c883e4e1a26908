import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const features = join(import.meta.dirname, '..', '..', '..', 'packages', 'features', 'src');

function catalogue(language: 'bn' | 'en'): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const feature of readdirSync(features)) {
    const file = join(features, feature, 'messages', `${language}.json`);
    try {
      const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
      for (const [key, text] of Object.entries(messages)) texts.set(key, text);
    } catch {
      // A room without a catalogue.
    }
  }
  return texts;
}

const texts = { bn: catalogue('bn'), en: catalogue('en') };

/** What a person reads under a key; an unknown key fails the test. */
export function say(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
  language: 'bn' | 'en' = 'bn',
): string {
  const text = texts[language].get(key);
  if (text === undefined) throw new Error(`No text ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
