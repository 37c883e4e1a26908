import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { mutationParts } from './parts.ts';

const part = mutationParts.find(({ name }) => name === process.env.PARLOUR_PART);

// The tests of one part as a single project, which the mutation runner requires.
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
      // Left out, because they run a thousand simulations or every operation many times: too slow for each mutation.
      ...['**/ledger/books.test.ts', '**/transport/{fuzz,every-fault}.test.ts'],
    ],
    // These tests leave no state behind. Modules that stay loaded save most of the time.
    isolate: false,
  },
});
