import { join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { contextOptions } from './runner/camera.ts';

const config = getJestConfig();

/** Jest of the test-runner: one kind of window. The tools choose the browser and its flags (tools/stories/visit.ts). */
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
        executablePath: process.env.PARLOUR_CHROMIUM,
        args: (process.env.PARLOUR_BROWSER_FLAGS ?? '').split(' ').filter(Boolean),
      },
      contextOptions,
    },
  },
};
