import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { completed, englishTexts, furtherFolder, languageTag } from './language/catalogue.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';

const usage = `pnpm language:new TAG

Writes the file of a further language, every text in English, to be translated: pnpm language:new ur
For a file that is there already: adds the texts that are missing and takes out those nobody needs.

  TAG   a BCP 47 language tag: ur, hi, zh-CN …`;

helpWhenAsked(usage);

try {
  const [name] = parseArgs({ allowPositionals: true }).positionals;
  if (name === undefined) throw new RangeError(usage);
  write(languageTag(name));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}

function write(tag: string): void {
  const file = join(furtherFolder, `${tag}.json`);
  const known = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const texts = completed(tag, englishTexts(), known);
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
  const fresh = Object.keys(texts).filter((key) => !known || !Object.hasOwn(known, key)).length;
  const kept = Object.keys(texts).length - fresh;
  console.log(`${relative(root, file)}: ${fresh} texts in English to translate, ${kept} kept.`);
}
