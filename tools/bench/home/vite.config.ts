import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The textbook build: only the plugins it needs, and the defaults of the bundler. */
export default defineConfig({
  root: join(import.meta.dirname, 'textbook'),
  mode: 'production',
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
    // The same target as every other build of the library's styles.
    cssTarget: ['chrome105', 'safari16.4', 'firefox110'],
  },
});
