import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

// Testing Library's defaults are one second, and an error with the whole page in it.
configure({
  asyncUtilTimeout: 60_000,
  getElementError: (message) =>
    Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});
