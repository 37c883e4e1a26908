// @vitest-environment jsdom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { amount, fill, opened, submit } from './widget.fixture.tsx';

vi.mock('../../shared/shell/dialog-host.tsx', () => {
  throw new TypeError('Failed to import');
});

test('[ERR-01] [WAL-03] a question whose code fails to load shows an error, and the form stays', async () => {
  const { setup, user } = await opened();
  await fill(user, '500');
  await user.click(submit());
  await waitFor(() =>
    expect(setup.runtime.toasts.getSnapshot()[0]?.title).toBe(
      'This could not be loaded. Try again.',
    ),
  );
  expect(setup.runtime.dialogs.getSnapshot()).toHaveLength(0);
  expect(amount()).toHaveValue('500');
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-busy'));
});
