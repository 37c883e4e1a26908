import { globSync, readFileSync } from 'node:fs';
import { plainStories } from '@parlour/stories/list';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';

const include = [
  'packages/**/*.test.{ts,tsx}',
  'apps/**/*.test.{ts,tsx}',
  'examples/**/*.test.{ts,tsx}',
  'tools/**/*.test.ts',
  'deploy/*.test.ts',
  '.storybook/**/*.test.{ts,tsx}',
];
const exclude = ['**/node_modules/**', '**/failing-fixtures/**'];

/**
 * What a test must not leave behind for the next file: a page, modules, globals or a clock of its own.
 * Files without any of these share one environment for each worker, which saves half of their time.
 */
const changesItsWorld =
  /@vitest-environment|vi\.(?:mock|doMock|hoisted|stubGlobal|stubEnv|useFakeTimers|spyOn|resetModules)|globalThis[.[]|Reflect\.(?:set|deleteProperty)\(globalThis|Object\.(?:assign|defineProperty)\(globalThis|process\.env\./;

const alone = globSync(include, { exclude: ['**/node_modules/**'] }).filter((file) =>
  changesItsWorld.test(readFileSync(file, 'utf8')),
);

/**
 * Vitest keeps transformed modules on disk by their own text. Styles, and lists like that of the brands, are
 * evaluated while they are transformed, stories of states are added: what comes out follows from every file
 * they read as well.
 */
const evaluatedAnew: Plugin = {
  name: 'parlour:evaluated-anew',
  configureVitest: ({ defineCacheKeyGenerator }) => {
    defineCacheKeyGenerator(({ id }) =>
      /\.(?:css\.ts|stories\.tsx)(?:\?|$)/.test(id) ? false : undefined,
    );
  },
};

export default defineConfig({
  plugins: [plainStories(), react(), vanillaExtractPlugin(), evaluatedAnew],
  test: {
    // A limit is there for what hangs; how busy the machine is must not decide.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    teardownTimeout: 60_000,
    // Once more, where `npm test` asks for it (docs/decisions/035).
    retry: Number(process.env.PARLOUR_RETRIES ?? 0),
    setupFiles: ['tools/lib/unit-setup.ts'],
    // One core is kept free by default: half of a machine that has two.
    maxWorkers: '100%',
    // A test that needs a page says so in its first line; everything else is pure.
    environment: 'node',
    projects: [
      {
        extends: true,
        test: { name: 'shared', include, exclude: [...exclude, ...alone], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: alone, exclude } },
    ],
  },
});
