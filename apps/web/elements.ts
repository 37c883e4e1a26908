import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildElements, partnerConfig } from '../../packages/embed/build.ts';

const folder = join(import.meta.dirname, '..', '..', '.cache', 'embed');

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  woff2: 'font/woff2',
};

/**
 * Serves the elements for pages of partners while the site is developed, at the addresses they have in a built site. They
 * are built when somebody asks for the first of them, and anew after a change.
 */
export function servesElements(): Plugin {
  let built: Promise<void> | undefined;
  return {
    name: 'parlour:serves-elements',
    apply: 'serve',
    configureServer: (server) => {
      server.watcher.on('change', () => {
        built = undefined;
      });
      server.middlewares.use('/embed', async (request, response, next) => {
        response.setHeader('Access-Control-Allow-Origin', '*');
        response.setHeader('Cache-Control', 'no-cache');
        const { pathname } = new URL(request.url ?? '/', 'http://site.invalid');
        if (pathname === '/site.json') {
          const html = readFileSync(join(import.meta.dirname, 'index.html'), 'utf8');
          const [, text = '{}'] = /<script id="parlour-config"[^>]*>([^<]*)/.exec(html) ?? [];
          response.setHeader('Content-Type', 'application/json');
          return response.end(JSON.stringify(partnerConfig(JSON.parse(text))));
        }
        const [, name = '', end = ''] = /^\/1\/([\w.-]+\.(js|json|woff2))$/.exec(pathname) ?? [];
        if (name === '') return next();
        try {
          built ??= buildElements(folder);
          await built;
          const body = readFileSync(join(folder, '1', name));
          response.setHeader('Content-Type', types[end] ?? '');
          return response.end(body);
        } catch (error) {
          built = undefined;
          return next(error);
        }
      });
    },
  };
}
