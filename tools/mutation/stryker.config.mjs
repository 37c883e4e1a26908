import { parts } from './parts.ts';

// The runner of mutations, for the part that PARLOUR_PART names. `pnpm test:mutation` starts it.
const name = process.env.PARLOUR_PART ?? '';

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', related: false },
  mutate: [...parts[name].mutate],
  // A copy is changed, never the files themselves.
  tempDirName: '.cache/mutation',
  ignorePatterns: ['baselines', 'reports', '.cache', 'dist', 'docs/images'],
  incremental: true,
  incrementalFile: `.cache/mutation-${name}.json`,
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `reports/mutation/${name}.json` },
  htmlReporter: { fileName: `reports/mutation/${name}.html` },
  timeoutMS: 20_000,
  packageManager: 'pnpm',
  allowConsoleColors: false,
};
