// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readInbox } from '../../testing/live.tsx';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { ContactWindow } from './ContactWindow.tsx';

const words = catalogues.en;
const path = '/wps/verification/member';
const number = '1912345670';

const newNumber = words['security.newMobile'];
const contact = () => screen.getByRole('textbox', { name: newNumber });
const summary = () => screen.queryByRole('group', { name: /needs your attention/ });
const sent = (setup: TestRuntime) => timesSent(setup, `POST ${path}`);

/** Opens the window for a mobile number and types a number. */
async function opened() {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(setup, <ContactWindow channel="mobile" onClose={() => undefined} />);
  await user.type(await screen.findByRole('textbox', { name: newNumber }), number);
  const send = screen.getByRole('button', { name: words['action.sendCode'] });
  return { setup, send, ask: () => user.click(send) };
}

test('[MEM-01] [A11-01] a refused number is announced again each time, until a code was sent', async () => {
  const { setup, send, ask } = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 2 }],
  });
  for (const times of [1, 2]) {
    await ask();
    await waitFor(() => expect(sent(setup)).toBe(times));
    // The summary of each attempt takes the focus, so that screen readers announce it.
    await waitFor(() => expect(summary()).toHaveFocus());
    expect(contact()).toBeInvalid();
    expect(contact()).toHaveAccessibleDescription(words['phone.invalidNumber']);
  }
  await ask();
  await waitFor(() => expect(send).toBeDisabled());
  expect((await readInbox(setup)).sms).toHaveLength(1);
  expect(contact()).toHaveValue(number);
  expect(contact()).toBeValid();
  expect(summary()).toBeNull();
  expect(screen.queryByText(words['phone.invalidNumber'])).toBeNull();
});

test('[MEM-01] [ERR-01] the error of a number disappears when the next code is requested', async () => {
  const { setup, send, ask } = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
  });
  await ask();
  await waitFor(() => expect(contact()).toBeInvalid());
  expect(summary()).toBeVisible();
  await setup.setScenario({ faults: [{ path, kind: 'hold' }] });
  await ask();
  await waitFor(() => expect(contact()).toBeValid());
  expect(summary()).toBeNull();
  expect(send).toBeEnabled();
  await setup.release();
  await waitFor(() => expect(send).toBeDisabled());
});

test('[MEM-01] [ERR-01] a network failure after a refusal is shown alone', async () => {
  const { setup, ask } = await opened();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'PHONE_INVALID', times: 1 }],
  });
  await ask();
  await waitFor(() => expect(contact()).toBeInvalid());
  await setup.setScenario({ faults: [{ path, kind: 'network', times: 1 }] });
  await ask();
  expect(await screen.findByRole('group', { name: words['error.network'] })).toBeVisible();
  expect(contact()).toBeValid();
  expect(screen.queryByText(words['phone.invalidNumber'])).toBeNull();
});
