import type { Plugin } from 'vite';

const empty = /(<script id="parlour-config"[^>]*>)\s*\{\}/;

/**
 * Lists origins as the operator's own in the documents of frames while the site is developed, so that a demo page shows
 * its login with fields of the page (EMB-01). A built site is told by `pnpm site:configure`.
 *
 * @param list Origins with commas between them; empty: none.
 */
export const ownOriginsInFrames = (list = process.env.PARLOUR_OWN_ORIGINS ?? ''): Plugin => ({
  name: 'parlour:own-origins',
  apply: 'serve',
  transformIndexHtml: (html, { filename }) => {
    if (list === '' || !filename.endsWith('embed.html')) return html;
    const config = JSON.stringify({ ownOrigins: list.split(',') });
    return html.replace(empty, (_, start: string) => start + config);
  },
});
