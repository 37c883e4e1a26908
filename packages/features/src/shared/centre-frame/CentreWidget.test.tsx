// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useBalance } from '../wallet/use-balance.ts';
import { CentreWidget } from './CentreWidget.tsx';
import type { CentrePages } from './use-centre.ts';

stubMatchMedia(true);

afterEach(() => void vi.restoreAllMocks());

const Money = () => <output>{useBalance().text}</output>;
const Other = () => <p>Another page</p>;
/** Pages that record which of them were loaded. */
function pagesWith(fetched: string[], isThere = true): CentrePages {
  const page = (key: string) =>
    Object.assign(() => <Other />, {
      load: async () => {
        fetched.push(key);
        if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
      },
    });
  return {
    member: {
      securityCenter: Money,
      transferFund: page('transferFund'),
      withdraw: page('withdraw'),
    },
    agent: { agentTeamOverview: Other },
  };
}

async function opened(pages: CentrePages, setup = createTestRuntime({ language: 'en' })) {
  await logIn(setup);
  const { user, unmount } = renderPage(
    setup,
    <CentreWidget
      asked={{ centre: 'member', page: 'securityCenter' }}
      pages={pages}
      hrefOf={({ centre, page }) => `/promotions?${centre}=${page}`}
      onPage={() => undefined}
      onClose={() => undefined}
      onForget={() => undefined}
    />,
  );
  const entry = await screen.findByRole('link', { name: 'Withdrawal' });
  return { ...setup, user, unmount, entry };
}
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

test('[NAV-09] a page is loaded while the pointer or a finger is on its entry, and no other page is', async () => {
  const fetched: string[] = [];
  const { user } = await opened(pagesWith(fetched));
  expect(fetched).not.toContain('withdraw');
  await user.hover(screen.getByText('Withdrawal'));
  expect(fetched).toContain('withdraw');
  expect(fetched).not.toContain('transferFund');
});

test('[NAV-09] [A11-01] a page is loaded while the focus is on its entry', async () => {
  const fetched: string[] = [];
  const { entry } = await opened(pagesWith(fetched));
  act(() => entry.focus());
  expect(fetched).toContain('withdraw');
});

test('[NAV-09] [ERR-01] a failed preload shows no error', async () => {
  const fetched: string[] = [];
  const setup = await opened(pagesWith(fetched, false));
  await setup.user.hover(setup.entry);
  expect(fetched).toContain('withdraw');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[WAL-01] [WAL-07] a member who returns from another tab sees the current balance', async () => {
  const setup = await opened(pagesWith([]));
  const { sandbox } = setup;
  expect(await screen.findByText('\u09F312,450.00')).toBeVisible();
  const otherTab: TestRuntime = createTestRuntime({ language: 'en', sandbox });
  await logIn(otherTab);
  const body = { amount: '1000.00', paymentPassword: '246810' };
  await otherTab.runtime.api.transferToUpline(body, await newKey());
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  seen.mockReturnValue('hidden');
  comeBack();
  expect(screen.getByText('\u09F312,450.00')).toBeVisible();
  seen.mockReturnValue('visible');
  comeBack();
  expect(await screen.findByText('\u09F311,450.00')).toBeVisible();
});

test('[NAV-09] a closed centre no longer listens to events', async () => {
  const setup = await opened(pagesWith([]));
  expect(await screen.findByText('\u09F312,450.00')).toBeVisible();
  setup.unmount();
  const asked = setup.requests.length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  comeBack();
  expect(setup.requests).toHaveLength(asked);
});
