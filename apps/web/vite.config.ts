import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { servesElements } from './elements.ts';
import { languagesInDocument } from './languages.ts';
import { ownOriginsInFrames } from './own-origins.ts';
import { ownSite } from './own-site.ts';

/** The sandbox server that answers in development; `pnpm start` sets its address. */
const sandbox = process.env.PARLOUR_SANDBOX ?? 'http://127.0.0.1:4100';
const backendPaths = ['/wps', '/lgw', '/lotto', '/sandbox', '/art', '/play'];

/**
 * Puts what every page loads at once into three files instead of a hundred. The app's own modules stay in the entry: it
 * names the files of all pages, so an edit of a page changes the entry, but no file that others import
 * (docs/decisions/044).
 */
const firstPage = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    priority: 3,
  },
  { name: 'libraries', test: /node_modules/, tags: ['$initial' as const], priority: 2 },
  {
    name: 'home',
    test: /[\\/](?:packages|layout|own)[\\/]/,
    tags: ['$initial' as const],
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    languagesInDocument(),
    ownOriginsInFrames(),
    ownSite(),
    servesElements(),
    react(),
    vanillaExtractPlugin(),
  ],
  server: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: sandbox }])),
  },
  build: {
    manifest: true,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // Older targets would rewrite logical properties and cascade layers away.
    cssTarget: ['chrome105', 'safari16.4', 'firefox110'],
    rolldownOptions: {
      input: ['index.html', 'embed.html'].map((name) => join(import.meta.dirname, name)),
      output: {
        codeSplitting: { groups: firstPage },
      },
    },
  },
});
