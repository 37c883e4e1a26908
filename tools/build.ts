import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { buildElements } from '../packages/embed/build.ts';
import { helpWhenAsked } from './lib/help.ts';
import { root } from './lib/paths.ts';
import { configured } from './prerender/configure.ts';
import { configOf } from './prerender/document.ts';
import { drawDocuments, drawFolder, noteBuild, ownBrandOf } from './prerender/draw.ts';
import { packSite } from './prerender/pack.ts';
import { writePartnerConfig } from './prerender/partner-config.ts';
import { writePolicies } from './prerender/policies.ts';
import { checkDocument } from './site-config/check-text.ts';
import { writeIdentity } from './sites/identity.ts';
import { buildWorker, writeWorker } from './sites/worker.ts';

helpWhenAsked(`pnpm build [--site examples/meghna/parlour.config.ts] [--out FOLDER]

  Builds the site into apps/web/dist, draws the documents of its public pages and packs every file.
  --site   the parts of a team: slots, pages, replaced widgets and their brand (docs/white-label.md)
  --out    another folder than apps/web/dist
  Checks the configuration in index.html and embed.html first (docs/configuration.md). What an operator sets is put in afterwards: pnpm site:configure.`);

const { values: options } = parseArgs({
  options: { site: { type: 'string' }, out: { type: 'string' } },
});
const app = join(root, 'apps', 'web');
const dist = options.out === undefined ? join(app, 'dist') : resolve(options.out);
const parts = options.site === undefined ? undefined : resolve(options.site);
if (parts !== undefined && !existsSync(parts)) fail(`There is no file ${options.site}.`);
// The plugin of apps/web/own-site.ts reads it, also in the build for Node.
process.env.PARLOUR_PARTS = parts ?? '';
const half = drawFolder(parts && basename(dirname(parts)));

const documents = ['index.html', 'embed.html'];
checkAll(app);

await build({ root: app, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });

// Builds the same site for Node: the same files give the same class names, and assets have the same addresses.
await build({
  root: app,
  logLevel: 'error',
  build: {
    ssr: 'src/draw.tsx',
    outDir: half,
    emptyOutDir: true,
    manifest: false,
    minify: false,
  },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
});
// Builds the elements for partners' pages into the same folder.
await buildElements(join(dist, 'embed'));
process.env.NODE_ENV = 'production';

const brandFile = await ownBrandOf(half).catch((error: unknown) => fail(String(error)));
if (brandFile !== null) {
  for (const name of documents) {
    const html = readFileSync(join(dist, name), 'utf8');
    const config = { ...Object(configOf(html)), brandFile };
    writeFileSync(join(dist, name), configured(name, html, config));
  }
  checkAll(dist);
}

// docs/decisions/027
const drawn = await drawDocuments(dist, half);
noteBuild(dist, half);
await writeIdentity(dist);
writePolicies(dist);
writePartnerConfig(dist);
await buildWorker(dist);
writeWorker(dist);
const packed = packSite(dist);
console.log(`${drawn} documents drawn, ${packed} files packed`);

/** Ends with the problems of the configurations in the documents of a folder, if there are any. */
function checkAll(folder: string): void {
  for (const name of documents) {
    const problems = checkDocument(join(folder, name));
    if (problems !== null) fail(problems);
  }
}

function fail(text: string): never {
  console.error(text);
  process.exit(1);
}
