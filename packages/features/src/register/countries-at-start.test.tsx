// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../testing/browser.fixture.ts';
import { createTestRuntime } from '../testing/index.tsx';
import { draw } from '../testing/page.fixture.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(false);

test('[CFG-03] [REG-03] a page with a phone number asks for the countries as it starts, once, and does not wait for the settings', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }] });
  const asked = (path: string) =>
    setup.requests.filter((request) => request === `GET ${path}`).length;
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  await draw(root, setup, <RegisterWidget />);
  await vi.waitFor(() => expect(asked('/wps/system/whitelabel')).toBe(1));
  // The settings are held back: there is no form yet, and the list is on its way all the same.
  await vi.waitFor(() => expect(asked('/wps/system/countries')).toBe(1));
  expect(box.querySelector('form')).toBeNull();
  await act(async () => root.unmount());
  box.remove();
  expect(asked('/wps/system/countries')).toBe(1);
});
