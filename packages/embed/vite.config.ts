import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vite';
import { stylesInScripts } from './styles-in-scripts.ts';

const file = (module: string): string => fileURLToPath(import.meta.resolve(module));

export default defineConfig({
  root: import.meta.dirname,
  // Files find each other beside the script, on whatever site they are served.
  base: './',
  publicDir: false,
  plugins: [vanillaExtractPlugin({ identifiers: 'short' }), stylesInScripts()],
  resolve: {
    // Content elements have no windows, and a page of somebody else has no React of ours (docs/decisions/052).
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
    // Its links would stand in the head of a page that is not ours.
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
