import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['packages/**/*.test.{ts,tsx}', 'apps/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/planted/**'],
    // A test that needs a page says so in its first line; everything else is pure.
    environment: 'node',
    // A limit is there for what hangs; how busy the machine is must not decide.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    setupFiles: ['tools/lib/unit-setup.ts'],
    // One core is kept free by default: half of a machine that has two.
    maxWorkers: '100%',
  },
});
