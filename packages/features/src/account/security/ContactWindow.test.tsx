// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readInbox } from '../../testing/live.tsx';
import { logIn } from '../../testing/log-in.ts';
import { draw, newPlace, removePlace, settled } from '../../testing/page.fixture.tsx';
import { typeIn } from '../../testing/person.fixture.ts';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ContactWindow } from './ContactWindow.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const words = catalogues.en;
const path = '/wps/verification/member';
const number = '1912345670';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const find = <Found extends Element>(selector: string): Found => {
  const found = document.querySelector<Found>(`[role="dialog"] ${selector}`);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const contact = () => find<HTMLInputElement>('input[name="contact"]');
const send = () => find<HTMLButtonElement>('[data-part="send"] button');
const isMarked = () => contact().getAttribute('aria-invalid') === 'true';
const summary = () => document.querySelector('[data-component="error-summary"]');
const said = () => document.querySelector('[role="dialog"]')?.textContent;
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);

/** Requests a code like a person: the button has the focus when it is pressed. */
const ask = () =>
  act(async () => {
    send().focus();
    send().click();
  });

/** Opens the window for a mobile number and types a number. */
async function opened(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  await draw(root, setup, <ContactWindow channel="mobile" onClose={() => undefined} />);
  await settled(() => expect(send()).toBeTruthy());
  await typeIn(contact(), number);
  return setup;
}

test('[MEM-01] [A11-01] a refused number is announced again each time, until a code was sent', async () => {
  const setup = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 2 }],
  });
  for (const times of [1, 2]) {
    await ask();
    await settled(() => expect(sent(setup)).toBe(times));
    // The summary of each attempt takes the focus, so that screen readers announce it.
    await settled(() => expect(summary()?.matches(':focus')).toBe(true));
    expect(isMarked()).toBe(true);
    expect(said()).toContain(words['phone.invalidNumber']);
  }
  await ask();
  await settled(() => expect(send().disabled).toBe(true));
  expect((await readInbox(setup)).sms).toHaveLength(1);
  expect(contact().value).toBe(number);
  expect(isMarked()).toBe(false);
  expect(summary()).toBeNull();
  expect(said()).not.toContain(words['phone.invalidNumber']);
});

test('[MEM-01] [ERR-01] the error of a number disappears when the next code is requested', async () => {
  const setup = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
  });
  await ask();
  await settled(() => expect(isMarked()).toBe(true));
  await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
  await ask();
  expect(isMarked()).toBe(false);
  expect(summary()).toBeNull();
  await act(() => setup.release());
  await settled(() => expect(send().disabled).toBe(true));
});

test('[MEM-01] [ERR-01] a network failure after a refusal is shown alone', async () => {
  const setup = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
  });
  await ask();
  await settled(() => expect(isMarked()).toBe(true));
  await setup.setScenario({ faults: [{ path, kind: 'network', times: 1 }] });
  await ask();
  await settled(() => expect(said()).toContain(words['error.network']));
  expect(isMarked()).toBe(false);
  expect(said()).not.toContain(words['phone.invalidNumber']);
});
