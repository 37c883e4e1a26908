// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { LoginModal } from './LoginModal.tsx';

const path = '/wps/session/login';

test('[LGN-04] [A11-01] a wrong picture code stays marked while another field is typed in, until the code is typed again', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { user } = renderPage(setup, <LoginModal props={{}} onDismiss={() => undefined} />);
  const submit = () => user.click(screen.getByRole('button', { name: 'Log in' }));
  const password = screen.getByLabelText('Password*');
  await user.type(screen.getByRole('textbox', { name: 'Username' }), 'demo_member');
  await user.type(password, 'Parlour#2026');
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CAPTCHA_REQUIRED', times: 1 }],
  });
  await submit();
  const code = await screen.findByRole('textbox', { name: 'Picture code' });
  await user.type(code, 'abcd');
  await setup.setScenario({
    faults: [{ path, kind: 'business', code: 'CAPTCHA_WRONG', times: 1 }],
  });
  await submit();
  await waitFor(() => expect(code).toBeInvalid());
  await waitFor(() => expect(code).toHaveValue(''));
  await user.clear(password);
  await user.type(password, 'Parlour#2027');
  expect(code).toBeInvalid();
  const wrong = new RegExp(`^${catalogues.en['error.captchaWrong']}`);
  await waitFor(() => expect(code).toHaveAccessibleDescription(wrong));
  await user.type(code, 'e');
  expect(code).toBeValid();
});
