import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mutationParts } from './parts.ts';

const part = mutationParts.find(({ name }) => name === process.env.PARLOUR_PART);

// The tests of one part in one project, which the runner of mutations needs.
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['tools/lib/unit-setup.ts'],
    environment: 'node',
    include: [...(part?.tests ?? [])],
    exclude: [
      ...['**/node_modules/**', '**/failing-fixtures/**'],
      // A thousand lives, and every operation many times: that takes too long for each fault.
      ...['**/ledger/books.test.ts', '**/transport/{fuzz,every-fault}.test.ts'],
    ],
    // These tests leave nothing behind, and modules that stay loaded save most of the time.
    isolate: false,
  },
});
