import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentsOf } from '../prerender/policies.ts';
import { checkSiteConfig } from './check.ts';
import { parseConfig } from './read.ts';

/**
 * Checks the text of a configuration. Returns all its problems as a text for a terminal, `null` if it has none.
 *
 * @param name How the text is called there, such as the name of its file.
 */
export function checkText(name: string, text: string): string | null {
  const parsed = parseConfig(text);
  const problems = 'problem' in parsed ? [parsed.problem] : checkSiteConfig(parsed.value);
  return problemText(
    name,
    problems.map(({ says }) => says),
  );
}

const place = /<script id="parlour-config"[^>]*>([^<]*)<\/script>/;

/** Checks the configuration in a document; a document without a place for one has no problem. */
export function checkDocument(path: string): string | null {
  const [, text] = place.exec(readFileSync(path, 'utf8')) ?? [];
  return text === undefined ? null : checkText(path, text);
}

/** Checks the configurations in the documents of a built site; the same text once. */
export function checkDocuments(site: string): string | null {
  const texts = new Map<string, string>();
  for (const name of documentsOf(site)) {
    const [, text] = place.exec(readFileSync(join(site, name), 'utf8')) ?? [];
    if (text !== undefined && !texts.has(text)) texts.set(text, name);
  }
  const found = [...texts].flatMap(([text, name]) => checkText(name, text) ?? []);
  return found.length === 0 ? null : found.join('\n');
}

/** The sentences of all problems as a text for a terminal; `null` if there are none. */
export function problemText(name: string, says: readonly string[]): string | null {
  if (says.length === 0) return null;
  const count = says.length === 1 ? 'a problem' : `${says.length} problems`;
  return [`${name} has ${count}. Nothing was written.`, ...says.map((one) => `  ${one}`)].join(
    '\n',
  );
}
