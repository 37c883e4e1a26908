import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { stylesInScripts } from './styles-in-scripts.ts';

const file = (module: string): string => fileURLToPath(import.meta.resolve(module));

export default defineConfig({
  root: import.meta.dirname,
  // Files refer to each other relative to the script, so any site can serve them.
  base: './',
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesInScripts()],
  resolve: {
    // Content elements have no dialogs, and a partner page has no React of ours (docs/decisions/052).
    alias: [
      { find: 'react-dom/client', replacement: file('preact/compat/client') },
      { find: 'react/jsx-runtime', replacement: file('preact/jsx-runtime') },
      { find: /^react(?:-dom)?$/, replacement: file('preact/compat') },
    ],
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome105', 'safari16.4', 'firefox110'],
    assetsInlineLimit: 0,
    // Libraries and type faces of others may be passed on only with their licences.
    license: { fileName: 'licenses.md' },
    // Its links would be in the head of the partner page.
    modulePreload: false,
    rolldownOptions: {
      input: 'src/parlour.ts',
      preserveEntrySignatures: 'strict',
      output: {
        entryFileNames: 'parlour.js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
