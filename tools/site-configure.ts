import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { helpWhenAsked } from './lib/help.ts';
import { configureSite, configureSites } from './prerender/configure.ts';
import { drawingOf } from './prerender/draw.ts';
import { checkDocuments } from './site-config/check-text.ts';
import { readSites } from './sites/read.ts';

const usage = `pnpm site:configure FOLDER [FILE]

  An operator's configuration into a built site, without a build (docs/deployment.md).
  FOLDER   a built site: apps/web/dist
  FILE     the configuration as JSON, without it the one in each document counts;
           or a table of several sites: { "hosts": { "padma.example": "padma.json" }, "default": {} }

  Checks every configuration first (docs/configuration.md). With a problem it writes nothing and ends with 1.`;
helpWhenAsked(usage);

const [folder, file] = process.argv.slice(2);
if (!folder || !existsSync(join(folder, 'index.html'))) fail(usage);
if (file && !existsSync(file)) fail(`There is no file ${file}.`);
const dist = resolve(folder);

const read = file
  ? readSites(file, readFileSync(file, 'utf8'))
  : { problems: checkDocuments(dist) };
if (read.problems !== null) fail(read.problems);

// React draws as it does in the build.
process.env.NODE_ENV = 'production';
const draw = file ? await drawingOf(dist) : undefined;
const { sites, config } = { sites: undefined, config: undefined, ...read };
const documents = sites
  ? await configureSites(dist, sites, draw)
  : await configureSite(dist, config, draw);
console.log(`${sites ? `${sites.length} sites, ` : ''}${documents} documents configured`);
if (file && !draw) {
  console.log(
    'The documents were not drawn anew: this folder was not built on this machine. Until its scripts run, a page is empty.',
  );
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
