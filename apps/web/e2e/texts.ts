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

/** The language of the texts unless a call says otherwise. */
let spoken: Language = 'bn';

/** Sets the language of the texts. fixtures.ts calls it for each test. */
export const speak = (language: Language): void => {
  spoken = language;
};

/** Returns the text of a key as the person sees it. An unknown key fails the test. */
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

/** All texts of a language by key, including those of the backend. */
export const allTexts = (language: Language): ReadonlyMap<string, string> =>
  new Map([...Object.entries(serverTexts[language]), ...texts[language]]);

/** Returns a text of the backend. */
export function serverSays(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = serverTexts[spoken][key];
  if (text === undefined) throw new Error(`The backend has no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const gameTexts: Record<Language, Record<string, string>> = {
  bn: read('play', 'messages.bn.json'),
  en: read('play', 'messages.en.json'),
};

/** Returns a text of the games of the sandbox. */
export function gameSays(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = gameTexts[spoken][key];
  if (text === undefined) throw new Error(`The games have no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

const bookTexts: Record<Language, Record<string, string>> = {
  bn: read('play', 'sports', 'messages.bn.json'),
  en: read('play', 'sports', 'messages.en.json'),
};

/** Returns a text of the sportsbooks of the sandbox. */
export function bookSays(key: string, values: Readonly<Record<string, string>> = {}): string {
  const text = bookTexts[spoken][key];
  if (text === undefined) throw new Error(`The sportsbooks have no text ${key}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

interface Account {
  readonly username: string;
  readonly nickname: Readonly<Record<Language, string>>;
}
const accounts: readonly Account[] = read('catalogue', 'data', 'accounts.json');

/** Returns the nickname of a demo account on the site. */
export function nicknameOf(username: string, language: Language = spoken): string {
  const account = accounts.find((one) => one.username === username);
  if (!account) throw new Error(`No account ${username}`);
  return account.nickname[language];
}

/** A pattern for an accessible name that contains the text. */
export const saying = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
