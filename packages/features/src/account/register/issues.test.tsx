// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useRegisterData } from './use-register-data.ts';

function Reader({ onRead }: { readonly onRead: () => void }) {
  if (useRegisterData('').rules.data) onRead();
  return null;
}

/** Opens the registration on a backend with these rules and waits until they are loaded. */
async function read(registerRules: Record<string, unknown>): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await setup.setScenario({ registerRules });
  const onRead = vi.fn();
  const { unmount } = renderPage(
    setup,
    <StrictMode>
      <Reader onRead={onRead} />
    </StrictMode>,
  );
  await waitFor(() => expect(onRead).toHaveBeenCalled());
  unmount();
  return setup;
}

test('[VAL-02] a rule that cannot be used is reported to the log, once', async () => {
  const { runtime } = await read({
    username: { enabled: true, minLength: 9, maxLength: 4 },
    email: { enabled: true, acceptedPattern: '(' },
    password: 'none',
  });
  expect(runtime.log.recent.toSorted((a, b) => (a.what < b.what ? -1 : 1))).toEqual([
    { source: 'registerRules', what: 'email: bad-pattern' },
    { source: 'registerRules', what: 'password: bad-rule' },
    { source: 'registerRules', what: 'username: bad-bounds' },
  ]);
});

test('[VAL-02] usable rules are not logged', async () => {
  expect((await read({})).runtime.log.recent).toEqual([]);
});
