import { getJestConfig } from '@storybook/test-runner';
import { browserFlags, ensureBrowser, pixelFlags } from '../tools/lib/browser.ts';
import { contextOptions } from '../tools/visual/camera.ts';

const config = getJestConfig();

/** Jest of the test-runner: one machine-wide browser, one kind of window. */
export default {
  ...config,
  testTimeout: 120_000,
  // A story that only passes the second time has failed.
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
