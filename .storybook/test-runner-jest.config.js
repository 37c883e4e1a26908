import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, ensureBrowser, pixelFlags } from '../tools/lib/browser.ts';
import { contextOptions } from '../tools/visual/camera.ts';

const config = getJestConfig();

/** Jest of the test-runner: one machine-wide browser, one kind of window. */
export default {
  ...config,
  testTimeout: 120_000,
  setupFilesAfterEnv: [
    ...config.setupFilesAfterEnv,
    // What fails is tried once more at the end of its batch, where `npm test` asks for it.
    join(import.meta.dirname, 'test-runner-retries.cjs'),
  ],
  testEnvironmentOptions: {
    ...config.testEnvironmentOptions,
    'jest-playwright': {
      ...config.testEnvironmentOptions['jest-playwright'],
      launchOptions: {
        executablePath: ensureBrowser(),
        args: [...browserFlags, ...pixelFlags],
      },
      contextOptions,
    },
  },
};
