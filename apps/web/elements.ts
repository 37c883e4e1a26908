import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildElements, partnerConfig } from '../../packages/embed/build.ts';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'embed');

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
  'd.ts': 'text/plain; charset=utf-8',
};

/** The part of the configuration in index.html that the elements need. */
function siteJson(): string {
  const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
  const [, text = '{}'] = /<script id="parlour-config"[^>]*>([^<]*)/.exec(html) ?? [];
  return JSON.stringify(partnerConfig(JSON.parse(text), join(import.meta.dirname, 'public')));
}

/**
 * During development, serves the elements and frames for partners' pages at the addresses of a built site. Builds them
 * at the first request, and again after a change.
 */
export function servesElements(): Plugin {
  let built: Promise<void> | undefined;
  const fileOf = async (name: string): Promise<Buffer> => {
    built ??= buildElements(folder);
    await built;
    return readFileSync(join(folder, '1', name));
  };
  return {
    name: 'parlour:serves-elements',
    apply: 'serve',
    configureServer: (server) => {
      server.watcher.on('change', () => {
        built = undefined;
      });
      // A widget of an account is always the same document of the site, whatever its name.
      server.middlewares.use((request, _, next) => {
        request.url = request.url?.replace(/^\/embed\/[a-z-]+(?=\?|$)/, '/embed.html');
        next();
      });
      server.middlewares.use('/embed', async (request, response, next) => {
        const [, path = ''] = /^(\/[^?#]*)/.exec(request.url ?? '') ?? [];
        const [, name = '', end = ''] = /^\/1\/([\w.-]+\.(d\.ts|js|json|woff2))$/.exec(path) ?? [];
        if (name === '' && path !== '/site.json') return next();
        try {
          const body = name === '' ? siteJson() : await fileOf(name);
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.setHeader('Cache-Control', 'no-cache');
          response.setHeader('Content-Type', types[end] ?? 'application/json');
          return response.end(body);
        } catch (error) {
          built = undefined;
          return next(error);
        }
      });
    },
  };
}
