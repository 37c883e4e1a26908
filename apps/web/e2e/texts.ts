import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const packages = join(import.meta.dirname, '..', '..', '..', 'packages');
const features = join(packages, 'features', 'src');
const sandbox = join(packages, 'sandbox', 'src');

/** Languages of the site. */
export type Language = 'bn' | 'en';

function catalogue(language: Language): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const file of globSync(`**/messages/${language}.json`, { cwd: features })) {
    const messages: Record<string, string> = JSON.parse(readFileSync(join(features, file), 'utf8'));
    for (const [key, text] of Object.entries(messages)) texts.set(key, text);
  }
  return texts;
}

const texts = { bn: catalogue('bn'), en: catalogue('en') };

/** The language people read in while nothing else is said. */
let spoken: Language = 'bn';

/** Everybody reads in this language from now on; fixtures.ts says which for each test. */
export const speak = (language: Language): void => {
  spoken = language;
};

/** What a person reads under a key; an unknown key fails the test. */
export function say(
  key: string,
  values: Readonly<Record<string, string | number>> = {},
  language: Language = spoken,
): string {
  const text = texts[language].get(key);
  if (text === undefined) throw new Error(`No text ${key} in ${language}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The currency symbol of the sandbox. */
export const taka = '\u09F3';

const read = (...path: string[]) => JSON.parse(readFileSync(join(sandbox, ...path), 'utf8'));

const serverTexts: Record<Language, Record<string, string>> = {
  bn: read('text', 'messages.bn.json'),
  en: read('text', 'messages.en.json'),
};

/** Every text of a language by its key, the backend's among them. */
export const allTexts = (language: Language): ReadonlyMap<string, string> =>
  new Map([...Object.entries(serverTexts[language]), ...texts[language]]);

/** What the backend says by itself. */
export function serverSays(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = serverTexts[spoken][key];
  if (text === undefined) throw new Error(`The backend has no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

interface Account {
  readonly username: string;
  readonly nickname: Readonly<Record<Language, string>>;
}
const accounts: readonly Account[] = read('catalogue', 'data', 'accounts.json');

/** What a demo account is called on the site. */
export function nicknameOf(username: string, language: Language = spoken): string {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(`No account ${username}`);
  return account.nickname[language];
}

/** A text as a part of a name: for names that say more than the text. */
export const saying = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
