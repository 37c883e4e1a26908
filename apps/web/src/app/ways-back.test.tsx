// @vitest-environment jsdom
import { createTestRuntime, TestProviders } from '@parlour/features/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useWaysBack, WaysBackProvider } from './ways-back.tsx';

/** The VIP page: links to its windows, and the button that closes one. */
function Vip() {
  const { closeTo } = useWaysBack();
  return (
    <>
      <Link to="/vip?member=depositv2">Deposit</Link>
      <Link to="/vip?member=withdraw">Withdraw</Link>
      <button type="button" onClick={() => closeTo({ pathname: '/vip', search: '', hash: '' })}>
        Close
      </button>
    </>
  );
}

const here = () => window.location.pathname + window.location.search;

test('[NAV-09] closing a window of the address twice at once takes one step back', async () => {
  const steps = vi.spyOn(window.history, 'go');
  window.history.pushState(null, '', '/vip');
  onTestFinished(cleanup);
  render(
    <TestProviders test={createTestRuntime()}>
      <BrowserRouter>
        <WaysBackProvider atPage={(then) => then()}>
          <Vip />
        </WaysBackProvider>
      </BrowserRouter>
    </TestProviders>,
  );
  const user = userEvent.setup({ delay: null });
  const close = screen.getByRole('button', { name: 'Close' });
  await user.click(screen.getByRole('link', { name: 'Deposit' }));
  expect(here()).toBe('/vip?member=depositv2');
  await act(async () => {
    close.click();
    close.click();
  });
  await waitFor(() => expect(here()).toBe('/vip'));
  expect(steps.mock.calls).toEqual([[-1]]);
  // When it is shown again, it can be closed again.
  await user.click(screen.getByRole('link', { name: 'Withdraw' }));
  expect(here()).toBe('/vip?member=withdraw');
  await user.click(close);
  await waitFor(() => expect(here()).toBe('/vip'));
});
