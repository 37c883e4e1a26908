import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { WorkerSite } from '../../apps/web/worker/rules.ts';
import { root } from '../lib/paths.ts';
import { callHeadersOf } from '../prerender/call-headers.ts';
import { configOf, inScript } from '../prerender/document.ts';

/** The worker without the facts of a site. No server delivers a folder whose name begins with a dot. */
const bare = join('.worker', 'worker.js');

/** Name of the worker below the folder of a site. */
export const workerFile = 'sw.js';

/** Builds the worker into a built site. */
export async function buildWorker(dist: string): Promise<void> {
  await build({
    configFile: join(root, 'apps', 'web', 'worker', 'vite.config.ts'),
    build: { outDir: join(dist, '.worker') },
  });
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 8);

const addresses = (html: string, pattern: RegExp): readonly string[] =>
  [...html.matchAll(pattern)].map(([, address = '']) => address);

/** What the worker of a site has to know, from the bare document. */
export function workerSiteOf(html: string): WorkerSite {
  const config = configOf(html);
  const { token, language } = callHeadersOf(config);
  const [version = ''] = addresses(html, /<script type="module"[^>]* src="([^"]+)"/g);
  const files = [
    version,
    ...addresses(html, /<link rel="modulepreload"[^>]* href="([^"]+)"/g),
    ...addresses(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g),
  ];
  return {
    version,
    shell: [
      // The names of the files have their hashes.
      ...files.filter((file) => file !== '').map((url) => ({ url, revision: null })),
      { url: '/index.html', revision: hashOf(html) },
    ],
    tokenHeaders: token === '' ? [] : [token.toLowerCase()],
    languageHeader: language,
    isOn: Reflect.get(Object(config), 'pwa') !== false,
  };
}

/**
 * Writes the worker of a site: its facts, then the script of the build. Call it when nothing in the bare document
 * changes any more. Returns the written names: none for a build without a worker.
 */
export function writeWorker(dist: string, folder = dist): readonly string[] {
  const script = join(dist, bare);
  if (!existsSync(script)) return [];
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const facts = `self.parlourSite=${inScript(workerSiteOf(html))};\n`;
  writeFileSync(join(folder, workerFile), facts + readFileSync(script, 'utf8'));
  return [workerFile];
}
