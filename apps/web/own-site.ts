import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** The module with the parts of the site, which has none by default. */
const place = join(import.meta.dirname, 'src', 'own', 'chosen.ts');

const config = /(<script id="parlour-config"[^>]*>)([^<]*)/;

/**
 * Puts the `parlour.config.ts` of a team in the place of the empty one. In development it also writes the brand of the
 * site into the documents; a build does that after it has drawn them (tools/build.ts).
 * @param file path of the `parlour.config.ts`; empty: the site has no parts of its own
 */
export const ownSite = (file = process.env.PARLOUR_PARTS ?? ''): Plugin => {
  const path = file && resolve(file).replaceAll('\\', '/');
  return {
    name: 'parlour:own-site',
    enforce: 'pre',
    load: (id) =>
      path && resolve(id) === place ? `export { default } from ${JSON.stringify(path)};` : null,
    transformIndexHtml: async (html, { server }) => {
      if (!path || !server) return html;
      const { default: site } = await server.ssrLoadModule(path);
      if (!site?.brand) return html;
      return html.replace(config, (_, start: string, text: string) => {
        const chosen = { ...JSON.parse(text), brandFile: site.brand };
        return start + JSON.stringify(chosen).replaceAll('<', '\\u003c');
      });
    },
  };
};
