// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubMatchMedia } from '../../testing/browser.fixture.ts';
import { logIn } from '../../testing/log-in.ts';
import { newKey } from '../../testing/new-key.ts';
import { draw, newPlace, settled } from '../../testing/page.fixture.tsx';
import { createTestRuntime, type TestRuntime } from '../../testing/test-runtime.tsx';
import { useBalance } from '../wallet/use-balance.ts';
import { CentreWidget } from './CentreWidget.tsx';
import type { CentrePages } from './use-centre.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
stubMatchMedia(true);

let root: Root;

beforeEach(() => {
  ({ root } = newPlace());
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

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
  await draw(
    root,
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
  await settled(() => expect(entry('withdraw')).toBeTruthy());
  return setup;
}
const entry = (key: string): HTMLAnchorElement => {
  const all = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const found = all.find(({ search }) => new URLSearchParams(search).get('member') === key);
  if (!found) throw new Error(`There is no entry ${key}`);
  return found;
};
const total = () => document.querySelector('output')?.textContent;
const comeBack = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

test('[NAV-09] a page is loaded while the pointer or a finger is on its entry, and no other page is', async () => {
  const fetched: string[] = [];
  await opened(pagesWith(fetched));
  expect(fetched).not.toContain('withdraw');
  const word = entry('withdraw').querySelector('span');
  await act(async () => {
    word?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  });
  expect(fetched).toContain('withdraw');
  expect(fetched).not.toContain('transferFund');
});

test('[NAV-09] [A11-01] a page is loaded while the focus is on its entry', async () => {
  const fetched: string[] = [];
  await opened(pagesWith(fetched));
  await act(async () => entry('withdraw').focus());
  expect(fetched).toContain('withdraw');
});

test('[NAV-09] [ERR-01] a failed preload shows no error', async () => {
  const fetched: string[] = [];
  const setup = await opened(pagesWith(fetched, false));
  await act(async () => {
    entry('withdraw').dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
  });
  expect(fetched).toContain('withdraw');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  expect(setup.runtime.toasts.getSnapshot()).toEqual([]);
});

test('[WAL-01] [WAL-07] a member who returns from another tab sees the current balance', async () => {
  const setup = await opened(pagesWith([]));
  const { sandbox } = setup;
  await settled(() => expect(total()).toBe('\u09F312,450.00'));
  const otherTab: TestRuntime = createTestRuntime({ language: 'en', sandbox });
  await logIn(otherTab);
  const body = { amount: '1000.00', paymentPassword: '246810' };
  await otherTab.runtime.api.transferToUpline(body, await newKey());
  const seen = vi.spyOn(document, 'visibilityState', 'get');
  seen.mockReturnValue('hidden');
  await comeBack();
  expect(total()).toBe('\u09F312,450.00');
  seen.mockReturnValue('visible');
  await comeBack();
  await settled(() => expect(total()).toBe('\u09F311,450.00'));
});

test('[NAV-09] a closed centre no longer listens to events', async () => {
  const setup = await opened(pagesWith([]));
  await settled(() => expect(total()).toBe('\u09F312,450.00'));
  await act(async () => root.render(null));
  const asked = setup.requests.length;
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await comeBack();
  expect(setup.requests).toHaveLength(asked);
});
