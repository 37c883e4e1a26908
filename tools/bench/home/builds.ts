import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { build } from 'vite';
import { hashesOf, policyOf } from '../../../apps/web/policy.ts';
import { cache, root } from '../../lib/paths.ts';
import { run } from '../../lib/run.ts';
import { packFiles, packSite } from '../../prerender/pack.ts';
import type { Side } from './pairs.ts';
import { staticPage, withoutScripts } from './static-page.ts';

/** The folder each page is served from. */
export const folders: Readonly<Record<Side, string>> = {
  ours: join(root, 'apps', 'web', 'dist'),
  static: join(cache, 'bench-home', 'static'),
  textbook: join(cache, 'bench-home', 'textbook'),
};

const home = join('bn', 'index.html');

/** Builds the site as it is delivered. */
export async function buildOurs(): Promise<void> {
  const { code, output } = await run(process.execPath, [join(root, 'tools', 'build.ts')]);
  if (code !== 0) throw new Error(`The site cannot be built:\n${output}`);
}

/** Writes the policy of a document without configuration. */
function writePolicy(folder: string, name: string): void {
  const html = readFileSync(join(folder, name), 'utf8');
  const policies = { [`/${name.replaceAll('\\', '/')}`]: policyOf({}, hashesOf(html)) };
  mkdirSync(join(folder, '.policy'), { recursive: true });
  writeFileSync(join(folder, '.policy', 'policies.json'), JSON.stringify(policies));
}

/** Whether a site has been built before. */
export const isBuilt = (): boolean => existsSync(join(folders.ours, home));

/** Makes the static page from our own document: with its content, styles, pictures and policy. */
export async function buildStatic(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const still = await page.evaluate(withoutScripts, readFileSync(join(folders.ours, home), 'utf8'));
  await page.close();
  const html = staticPage(still, (href) => readFileSync(join(folders.ours, href), 'utf8'));
  rmSync(folders.static, { recursive: true, force: true });
  mkdirSync(join(folders.static, 'bn'), { recursive: true });
  writeFileSync(join(folders.static, home), html);
  // Copies the fonts. Everything else that a static page shows comes from the backend.
  cpSync(join(folders.ours, 'assets'), join(folders.static, 'assets'), {
    recursive: true,
    filter: (path) => !/\.\w+$/.test(path) || path.endsWith('.woff2'),
  });
  writePolicy(folders.static, home);
  packFiles(folders.static, [home]);
}

/** Builds the textbook page, with a policy and compressed like ours. */
export async function buildTextbook(): Promise<void> {
  const configFile = join(import.meta.dirname, 'vite.config.ts');
  await build({ configFile, build: { outDir: folders.textbook } });
  writePolicy(folders.textbook, 'index.html');
  packSite(folders.textbook);
}
