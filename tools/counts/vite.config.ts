import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cache } from '../lib/paths.ts';

// Builds the counted pages like a site: React without its development checks.
export default defineConfig({
  root: join(import.meta.dirname, 'fixture'),
  mode: 'production',
  logLevel: 'error',
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    outDir: join(cache, 'counts'),
    emptyOutDir: true,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4096,
    cssTarget: ['chrome105', 'safari16', 'firefox110'],
  },
});
