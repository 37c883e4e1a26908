// @vitest-environment jsdom
import { createSandbox, type Sandbox } from '@parlour/sandbox';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { LoginModal } from './LoginModal.tsx';

const password = 'Parlour#2026';
const loginCall = 'POST /wps/session/login';

/** The login window of a site that encrypts, over a recorded sandbox. */
async function loginWindow(language: 'bn' | 'en', cipher: 'unusable' | null) {
  const own = createSandbox();
  const bodies: string[] = [];
  const sandbox: Sandbox = {
    fetch: async (request) => {
      bodies.push(await request.clone().text());
      return own.fetch(request);
    },
  };
  const setup = createTestRuntime({
    language,
    sandbox,
    config: { cipher: cipher && { name: cipher, reason: 'aes: the key is 64 hex digits' } },
  });
  const { user } = renderPage(
    setup,
    <LoginModal props={{}} onDismiss={() => undefined} />,
    language,
  );
  const words = catalogues[language];
  const name = screen.getByRole('textbox', { name: words['auth.username'] });
  const secret = screen.getByLabelText(words['auth.password'], { selector: 'input', exact: false });
  await user.type(name, 'demo_member');
  await user.type(secret, password);
  await user.click(screen.getByRole('button', { name: words['action.login'] }));
  return { setup, bodies, name, secret, words };
}

test.each(['bn', 'en'] as const)(
  '[ENC-01] (%s) with a key that does not fit the form says so and keeps what was typed; nothing is sent',
  async (language) => {
    const { setup, bodies, name, secret, words } = await loginWindow(language, 'unusable');
    expect(await screen.findByText(words['error.encryptionFailed'])).toBeInTheDocument();
    expect(name).toHaveValue('demo_member');
    expect(secret).toHaveValue(password);
    expect(setup.requests).not.toContain(loginCall);
    expect(bodies.join()).not.toContain(password);
    expect(setup.runtime.log.recent).toContainEqual({
      source: 'cipher',
      what: 'aes: the key is 64 hex digits',
    });
  },
);

test('[ENC-01] [LGN-01] a person logs in with the key that the backend publishes', async () => {
  const { setup, bodies } = await loginWindow('en', null);
  const { store } = setup.runtime.session;
  await waitFor(() => expect(store.getState().kind).toBe('authenticated'));
  expect(setup.requests.filter((call) => call === loginCall)).toHaveLength(1);
  expect(bodies.join()).not.toContain(password);
});
