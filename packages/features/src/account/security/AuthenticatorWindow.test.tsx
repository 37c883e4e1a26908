// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { AuthenticatorWindow } from './AuthenticatorWindow.tsx';

const words = catalogues.en;
const path = '/wps/member/authenticator';

test('[MEM-01] [ERR-01] a network failure of the first step is not shown at the next one, where a wrong code is', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  const { user } = renderPage(setup, <AuthenticatorWindow onClose={() => undefined} />);
  await setup.setScenario({ faults: [{ path, kind: 'network', times: 1 }] });
  const goOn = await screen.findByRole('button', { name: words['action.continue'] });
  await user.click(goOn);
  expect(await screen.findByRole('group', { name: words['error.network'] })).toBeVisible();
  await user.click(goOn);
  const code = await screen.findByRole('textbox', { name: words['security.appCode'] });
  expect(screen.queryByText(words['error.network'])).toBeNull();
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CHALLENGE_WRONG', times: 1 }],
  });
  await user.type(code, '000000');
  await user.click(screen.getByRole('button', { name: words['security.turnOn'] }));
  const summary = await screen.findByRole('group', { name: /needs your attention/ });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(code).toBeInvalid();
});
