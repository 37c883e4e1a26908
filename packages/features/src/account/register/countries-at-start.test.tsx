// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

stubMatchMedia(false);

test('[CFG-03] [REG-03] a page with a phone number requests the countries at its start, once, and does not wait for the settings', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }] });
  const asked = (path: string) => timesSent(setup, `GET ${path}`);
  const { unmount } = renderPage(setup, <RegisterWidget />);
  await waitFor(() => expect(asked('/wps/system/whitelabel')).toBe(1));
  // The settings are held back: there is no form yet, but the list has been requested.
  await waitFor(() => expect(asked('/wps/system/countries')).toBe(1));
  expect(screen.queryByRole('button', { name: 'Open an account' })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  unmount();
  expect(asked('/wps/system/countries')).toBe(1);
});
