import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The sandbox server that answers in development; `pnpm start` says where it is. */
const sandbox = process.env.PARLOUR_SANDBOX ?? 'http://127.0.0.1:4100';
const backendPaths = ['/wps', '/lgw', '/lotto', '/sandbox', '/art', '/play'];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  server: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: sandbox }])),
  },
  build: {
    manifest: true,
    target: 'es2022',
    // A fiftieth smaller than the bundler's own: docs/decisions/005.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3 } },
    // Older targets would rewrite logical properties and cascade layers away.
    cssTarget: ['chrome105', 'safari16', 'firefox110'],
  },
});
