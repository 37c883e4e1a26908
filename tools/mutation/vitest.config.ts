import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { isPartName, parts } from './parts.ts';

// The tests of one part, for the runner of mutations: `PARLOUR_PART` names it.
const part = process.env.PARLOUR_PART ?? '';
if (!isPartName(part)) throw new Error(`PARLOUR_PART is no part: ${part}`);

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: [...parts[part].tests],
    exclude: ['**/node_modules/**', '**/failing-fixtures/**'],
    setupFiles: ['tools/lib/unit-setup.ts'],
    environment: 'node',
    testTimeout: 60_000,
  },
});
