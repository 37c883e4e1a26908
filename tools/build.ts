import { join } from 'node:path';
import { build } from 'vite';
import { buildElements } from '../packages/embed/build.ts';
import { helpWhenAsked } from './lib/help.ts';
import { cache, root } from './lib/paths.ts';
import { drawDocuments, noteBuild } from './prerender/draw.ts';
import { packSite } from './prerender/pack.ts';
import { writePartnerConfig } from './prerender/partner-config.ts';
import { writePolicies } from './prerender/policies.ts';
import { checkDocument } from './site-config/check-text.ts';
import { writeIdentity } from './sites/identity.ts';

helpWhenAsked(`pnpm build

  Builds the site into apps/web/dist, draws the documents of its public pages and packs every file.
  Takes no options. Checks the configuration in index.html and embed.html first (docs/configuration.md). What an operator sets is put in afterwards: pnpm site:configure.`);

const app = join(root, 'apps', 'web');
const dist = join(app, 'dist');

const problems = checkDocument(join(app, 'index.html')) ?? checkDocument(join(app, 'embed.html'));
if (problems !== null) {
  console.error(problems);
  process.exit(1);
}

await build({ root: app, logLevel: 'warn' });

// Builds the same site for Node: the same files give the same class names, and assets have the same addresses.
await build({
  root: app,
  logLevel: 'error',
  build: {
    ssr: 'src/draw.tsx',
    outDir: join(cache, 'draw'),
    emptyOutDir: true,
    manifest: false,
    minify: false,
  },
  ssr: { noExternal: true, external: ['react', 'react-dom'] },
});
// Builds the elements for partners' pages into the same folder.
await buildElements(join(dist, 'embed'));
process.env.NODE_ENV = 'production';

// docs/decisions/027
const documents = await drawDocuments(dist);
noteBuild(dist);
await writeIdentity(dist);
writePolicies(dist);
writePartnerConfig(dist);
const packed = packSite(dist);
console.log(`${documents} documents drawn, ${packed} files packed`);
