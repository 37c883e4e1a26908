// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Dialogs } from '../../shared/shell/dialog-host.tsx';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { ContactWindow } from './ContactWindow.tsx';

const words = catalogues.en;
const path = '/wps/verification/member';
const address = 'new@example.com';

// A number is among the windows of `phone-codes.test.tsx`.
test('[MEM-01] [ERR-01] [A11-01] a code for an address that was not sent is a warning, until one is sent', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(
    setup,
    <>
      <ContactWindow channel="email" onClose={() => undefined} />
      <Dialogs />
    </>,
  );
  const box = await screen.findByRole('textbox', { name: /email/i });
  await user.type(box, address);
  const send = screen.getByRole('button', { name: words['action.sendCode'] });
  await setup.setScenario({ faults: [{ path, kind: 'network', times: 2 }] });
  for (const times of [1, 2]) {
    await user.click(send);
    const warning = await screen.findByRole('alertdialog', { name: words['errorTitle.smsCode'] });
    expect(timesSent(setup, `POST ${path}`)).toBe(times);
    expect(within(warning).getByText(words['error.network'])).toBeVisible();
    await user.click(within(warning).getByRole('button', { name: words['action.ok'] }));
    await waitFor(() => expect(send).toHaveFocus());
  }
  await user.click(send);
  await waitFor(() => expect(send).toBeDisabled());
  expect(timesSent(setup, `POST ${path}`)).toBe(3);
  expect(box).toHaveValue(address);
  expect(box).toBeValid();
});
