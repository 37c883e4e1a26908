import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { configureSite } from './prerender/configure.ts';

// An operator's configuration into a built site, without a build (docs/deployment.md):
//   pnpm site:configure apps/web/dist my-site.json

const [site, file] = process.argv.slice(2);
if (!site || !existsSync(join(site, 'index.html'))) {
  console.error('Usage: pnpm site:configure <folder of a built site> [<configuration>.json]');
  process.exit(1);
}
const config: unknown = file ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
console.log(`${configureSite(resolve(site), config)} documents configured`);
