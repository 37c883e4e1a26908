import type { Plugin } from 'vite';

const empty = /(<script id="parlour-config"[^>]*>)\s*\{\}/;

/**
 * During development, lists origins as the operator's own in the documents of frames, so that a demo page shows its
 * login with fields in the page (EMB-01). For a built site use `pnpm site:configure`.
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
