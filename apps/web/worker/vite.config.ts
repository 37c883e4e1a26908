import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the worker as one classic script, to which the tools add the facts of a site (tools/sites/worker.ts). */
export default defineConfig({
  root: import.meta.dirname,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2022',
    lib: {
      entry: join(import.meta.dirname, 'worker.ts'),
      formats: ['iife'],
      name: 'parlourWorker',
      fileName: () => 'worker.js',
    },
  },
});
