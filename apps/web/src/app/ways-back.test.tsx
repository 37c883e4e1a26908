// @vitest-environment jsdom
import { createTestRuntime, TestProviders } from '@parlour/features/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { useWaysBack, WaysBackProvider } from './ways-back.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

interface Held {
  ways?: ReturnType<typeof useWaysBack>;
  go?: NavigateFunction;
}

function Inside({ held }: { readonly held: Held }) {
  held.ways = useWaysBack();
  held.go = useNavigate();
  return null;
}

/** Renders only the links back, at an address. */
async function openAt(address: string) {
  window.history.pushState(null, '', address);
  const held: Held = {};
  const root = createRoot(document.createElement('div'));
  await act(async () =>
    root.render(
      <TestProviders test={createTestRuntime()}>
        <BrowserRouter>
          <WaysBackProvider atPage={(then) => then()}>
            <Inside held={held} />
          </WaysBackProvider>
        </BrowserRouter>
      </TestProviders>,
    ),
  );
  const { ways, go } = held;
  if (!ways || !go) throw new Error('There are no ways back');
  return { ways, go: (to: string) => act(async () => go(to)), close: () => root.unmount() };
}

const here = () => window.location.pathname + window.location.search;
/** Waits until the browser has finished its navigation. */
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));

test('[NAV-09] closing a window of the address twice at once takes one step back', async () => {
  const steps = vi.spyOn(window.history, 'go');
  const { ways, go, close } = await openAt('/vip');
  await go('/vip?member=depositv2');
  await act(async () => {
    const page = { pathname: '/vip', search: '', hash: '' };
    ways.closeTo(page);
    ways.closeTo(page);
  });
  await rest();
  expect([here(), steps.mock.calls]).toEqual(['/vip', [[-1]]]);
  // When it is shown again, it can be closed again.
  await go('/vip?member=withdraw');
  await act(async () => ways.closeTo({ pathname: '/vip', search: '', hash: '' }));
  await rest();
  expect(here()).toBe('/vip');
  close();
});
