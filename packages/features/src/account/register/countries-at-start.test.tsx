// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { draw, newPlace, removePlace } from '../../testing/page.fixture.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterWidget } from './RegisterWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(false);

test('[CFG-03] [REG-03] a page with a phone number requests the countries at its start, once, and does not wait for the settings', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ faults: [{ path: '/wps/system/whitelabel', kind: 'hold' }] });
  const asked = (path: string) => timesSent(setup, `GET ${path}`);
  const { box, root } = newPlace();
  await draw(root, setup, <RegisterWidget />);
  await vi.waitFor(() => expect(asked('/wps/system/whitelabel')).toBe(1));
  // The settings are held back: there is no form yet, but the list has been requested.
  await vi.waitFor(() => expect(asked('/wps/system/countries')).toBe(1));
  expect(box.querySelector('form')).toBeNull();
  await removePlace(root, box);
  expect(asked('/wps/system/countries')).toBe(1);
});
