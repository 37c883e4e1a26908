import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { cipherProblem } from './prerender/cipher-problem.ts';
import { configureSite } from './prerender/configure.ts';

const usage = `pnpm site:configure FOLDER [FILE]

  An operator's configuration into a built site, without a build (docs/deployment.md).
  FOLDER   a built site: apps/web/dist
  FILE     the configuration as JSON; without it the defaults`;
helpWhenAsked(usage);

const [site, file] = process.argv.slice(2);
if (!site || !existsSync(join(site, 'index.html'))) {
  console.error(usage);
  process.exit(1);
}
const config: unknown = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
const problem = cipherProblem(config);
if (problem !== null) {
  console.error(`cipher: ${problem}. Nothing was written.`);
  process.exit(1);
}
console.log(`${configureSite(resolve(site), config)} documents configured`);
