import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { languagesInDocument } from './languages.ts';
import { classNames } from './lean/class-names.ts';
import { partLoader } from './lean/part-loader.ts';
import { plainNames } from './lean/plain-names.ts';
import { leanLibraries } from './lean/plugin.ts';
import { reactModules } from './lean/react-modules.ts';
import { reactParts } from './lean/react-parts.ts';

/** The sandbox server that answers in development; `pnpm start` says where it is. */
const sandbox = process.env.PARLOUR_SANDBOX ?? 'http://127.0.0.1:4100';
const backendPaths = ['/wps', '/lgw', '/lotto', '/sandbox', '/art', '/play'];

/** Files of every page (tools/build.ts). */
const ofFirstPage = /\/(?:react|libraries|home|rolldown-runtime)-[\w-]{8}\.(?:js|css)$/;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    languagesInDocument(),
    leanLibraries(),
    reactModules(),
    partLoader(),
    react(),
    vanillaExtractPlugin({ identifiers: classNames() }),
    plainNames(),
    reactParts(),
  ],
  server: {
    proxy: Object.fromEntries(backendPaths.map((path) => [path, { target: sandbox }])),
  },
  build: {
    manifest: true,
    // Files name each other by keys: an edit makes one file new, and not all that import it.
    chunkImportMap: true,
    modulePreload: {
      // Browsers without module preloading load a module when they meet it.
      polyfill: false,
      // What a part needs is named where it is loaded, without what the first page has brought.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ofFirstPage.test(file)) : files,
    },
    target: 'es2022',
    // A fiftieth smaller than the bundler's own: docs/decisions/005.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 3, hoist_funs: true } },
    // Older targets would rewrite logical properties and cascade layers away.
    cssTarget: ['chrome105', 'safari16.4', 'firefox110'],
  },
});
