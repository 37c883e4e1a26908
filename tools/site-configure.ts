import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { configureSite } from './prerender/configure.ts';
import { checkDocuments, checkText } from './site-config/check-text.ts';

const usage = `pnpm site:configure FOLDER [FILE]

  An operator's configuration into a built site, without a build (docs/deployment.md).
  FOLDER   a built site: apps/web/dist
  FILE     the configuration as JSON; without it the one in each document counts

  Checks the configuration first (docs/configuration.md). With a problem it writes nothing and ends with 1.`;
helpWhenAsked(usage);

const [site, file] = process.argv.slice(2);
if (!site || !existsSync(join(site, 'index.html'))) fail(usage);
if (file && !existsSync(file)) fail(`There is no file ${file}.`);

const problems = file ? checkText(file, readFileSync(file, 'utf8')) : checkDocuments(site);
if (problems !== null) fail(problems);

const config: unknown = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
console.log(`${configureSite(resolve(site), config)} documents configured`);

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
