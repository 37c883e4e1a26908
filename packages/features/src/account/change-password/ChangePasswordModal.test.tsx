// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '../../testing/render-page.tsx';
import { catalogues, createTestRuntime } from '../../testing/test-runtime.tsx';
import { ChangePasswordModal } from './ChangePasswordModal.tsx';

const path = '/wps/member/password';
const next = 'River#2026';
const account = 'demo_default';
const password = '123456';

test.each(['en', 'bn'] as const)(
  '[PWD-02] [LGN-05] [ERR-01] a forced change says in %s that the current password is wrong, not the name',
  async (language) => {
    const words = catalogues[language];
    const setup = createTestRuntime({ language });
    const { session } = setup.runtime;
    const kind = () => session.store.getState().kind;
    await session.login({ type: 'username', username: account, password });
    expect(kind()).toBe('mustChangePassword');
    const { user } = renderPage(
      setup,
      <ChangePasswordModal props={{}} onDismiss={() => undefined} />,
      language,
    );
    // An asterisk follows the label of a required field.
    const current = screen.getByLabelText(`${words['auth.currentPassword']}*`);
    const chosen = screen.getByLabelText(`${words['auth.newPassword']}*`);
    const again = screen.getByLabelText(`${words['auth.confirmNewPassword']}*`);
    const save = () =>
      user.click(screen.getByRole('button', { name: words['password.mustChangeTitle'] }));
    const isSaid = async () => {
      // The summary of each attempt takes the focus, so that screen readers announce it.
      await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
      expect(current).toBeInvalid();
      expect(screen.getByRole('link', { name: words['auth.currentPassword'] })).toBeVisible();
      expect(chosen).toBeValid();
      expect(current).toHaveAccessibleDescription(words['validation.passwordOldWrong']);
      expect(screen.queryByText(words['error.credentials'])).toBeNull();
      expect(kind()).toBe('mustChangePassword');
    };

    // The reference backend names the field, so the sentence is under it.
    await user.type(current, 'Jamuna#2027');
    await user.type(chosen, next);
    await user.type(again, next);
    await save();
    await isSaid();

    // Another backend sends only the code.
    await user.clear(current);
    await user.type(current, password);
    expect(current).toBeValid();
    await setup.setScenario({
      faults: [{ path, kind: 'business', code: 'CREDENTIALS_WRONG', times: 1 }],
    });
    await save();
    await isSaid();

    // The typed text is still there, and correct.
    await save();
    await waitFor(() => expect(kind()).toBe('authenticated'));
  },
);
