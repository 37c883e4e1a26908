// @vitest-environment jsdom
import { withAnswers } from '@parlour/api-client';
import { act, StrictMode } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { newPlace, removePlace } from '../../testing/page.fixture.tsx';
import { timesSent } from '../../testing/sent.ts';
import { createTestRuntime, TestProviders, type TestRuntime } from '../../testing/test-runtime.tsx';
import { GameLaunchWidget } from './GameLaunchWidget.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const launchPath = 'POST /wps/game/launchGame';
const balancePath = 'GET /wps/v2/wallets/balance';
const recentPath = 'GET /wps/relay/GCS_recentGame';
let box: HTMLElement;
let root: Root;

beforeEach(() => {
  ({ box, root } = newPlace());
});
afterEach(() => removePlace(root, box));

const count = (setup: TestRuntime, path: string) => timesSent(setup, path);
const settled = (condition: () => void) => act(() => vi.waitFor(condition, { interval: 20 }));

async function member(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  return setup;
}

const show = (setup: TestRuntime, gameId: number | null) =>
  act(async () =>
    root.render(
      <StrictMode>
        <TestProviders test={setup} language="en">
          <GameLaunchWidget
            target={gameId === null ? null : { kind: 'game', id: gameId }}
            onLeave={() => undefined}
          />
        </TestProviders>
      </StrictMode>,
    ),
  );

const retry = () =>
  [...box.querySelectorAll('button')].find(({ textContent }) => textContent === 'Try again');

const frameOf = (): HTMLIFrameElement => {
  const frame = box.querySelector('iframe');
  if (!frame) throw new Error('No frame');
  return frame;
};
const tell = (source: Window | null, data: unknown) =>
  act(async () => void window.dispatchEvent(new MessageEvent('message', { source, data })));

test('[LCH-01] one visit sends one launch, although React runs effects twice', async () => {
  const setup = await member();
  await show(setup, 571);
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  expect(count(setup, launchPath)).toBe(1);
  const frame = frameOf();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('src')).toMatch(/^http:\/\/sandbox\.invalid\/play\/\w+$/);
  expect(frame.title).not.toBe('');
  expect(box.querySelector('h1')?.textContent).toBe(frame.title);
});

test('[LCH-01] rounds are summed exactly, and only those from this frame', async () => {
  const setup = await member();
  await show(setup, 571);
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  const game = frameOf().contentWindow;
  const before = count(setup, balancePath);
  const round = (net: unknown) => ({ source: 'parlour-play', type: 'round', net });
  await tell(game, round('-0.10'));
  await tell(game, round('-0.20'));
  await tell(window, round('5000.00'));
  await tell(null, round('5000.00'));
  await tell(game, round(5000));
  await tell(game, { ...round('5000.00'), source: 'other' });
  expect(box.querySelector('header')?.textContent).toContain('\u2212\u09F30.30');
  await settled(() => expect(count(setup, balancePath)).toBeGreaterThan(before));
});

test('[LCH-01] another game is another launch with its own net', async () => {
  const setup = await member();
  await show(setup, 571);
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  const first = frameOf().src;
  await tell(frameOf().contentWindow, { source: 'parlour-play', type: 'round', net: '-5.00' });
  await show(setup, 576);
  await settled(() => expect(frameOf().src).not.toBe(first));
  expect(count(setup, launchPath)).toBe(2);
  expect(box.querySelector('header')?.textContent).toContain('\u09F30.00');
});

test('[WAL-07] a launch whose answer was lost is sent again with the same key and the same body', async () => {
  const setup = await member();
  const keys: unknown[] = [];
  const bodies: object[] = [];
  const api = withAnswers(setup.runtime.api, {
    launchGame: (body, options) => {
      keys.push(options?.idempotencyKey);
      bodies.push(body);
      return setup.runtime.api.launchGame(body, options);
    },
  });
  await setup.setScenario({ faults: [{ path: '/wps/game/launchGame', kind: 'lost', times: 1 }] });
  await show({ ...setup, runtime: { ...setup.runtime, api } }, 571);
  await settled(() => expect(retry()).toBeDefined());
  await act(async () => retry()?.click());
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  // This game was in no list before; the launch whose answer was lost made it a recent game.
  expect(bodies).toEqual([expect.objectContaining({ nodeId: 571, vendor: '' }), bodies[0]]);
});

test('[WAL-07] after a refusal the next launch is a new intent: its game is looked up again', async () => {
  const setup = await member();
  const refused = { kind: 'business', code: 'INSUFFICIENT_BALANCE', times: 1 } as const;
  await setup.setScenario({ faults: [{ path: '/wps/game/launchGame', ...refused }] });
  await show(setup, 571);
  await settled(() => expect(retry()).toBeDefined());
  const before = count(setup, recentPath);
  await act(async () => retry()?.click());
  await settled(() => expect(box.querySelector('h1')?.textContent).not.toBe(''));
  // Once before the launch, and once after it to find the name.
  await settled(() => expect(count(setup, recentPath)).toBe(before + 2));
});

/** Logs in a member, and makes the vendor use this kind of launch. */
async function launchedAs(launchKind: string) {
  const setup = await member();
  const api = withAnswers(setup.runtime.api, {
    launchGame: async () => ({ url: 'https://vendor.example/g', launchKind }),
  });
  await show({ ...setup, runtime: { ...setup.runtime, api } }, 571);
  return setup;
}

test('[LCH-01] a popup opens during the press; a blocked one is reported; a return reads the balance', async () => {
  const setup = await launchedAs('popup');
  const button = () => box.querySelector<HTMLElement>('main button');
  await settled(() => expect(button()).not.toBeNull());
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  act(() => button()?.click());
  // `open` is called synchronously, within the user activation of the press.
  expect(open).toHaveBeenCalledTimes(1);
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('blocked');
  const replace = vi.fn();
  const popup: Window = Object.create(window, {
    opener: { value: window, writable: true },
    location: { value: { replace } },
  });
  open.mockReturnValue(popup);
  act(() => button()?.click());
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://vendor.example/g');
  expect(popup.opener).toBeNull();
  expect(box.querySelector('[role="alert"]')).toBeNull();
  expect(box.querySelector('[role="status"]')?.textContent).toContain('new window');
  open.mockRestore();
  const asked = count(setup, balancePath);
  await act(async () => void window.dispatchEvent(new Event('focus')));
  await settled(() => expect(count(setup, balancePath)).toBeGreaterThan(asked));
});

test('[LCH-01] for a vendor that needs a tab the page shows a link without access to its opener', async () => {
  await launchedAs('tab');
  await settled(() => expect(box.querySelector('main a')).not.toBeNull());
  const link = box.querySelector('main a');
  expect(link?.getAttribute('href')).toBe('https://vendor.example/g');
  expect(link?.getAttribute('target')).toBe('_blank');
  expect(link?.getAttribute('rel')).toContain('noopener');
});

test('[LCH-01] leaving a game reads the balance again, with or without rounds', async () => {
  const setup = await member();
  await show(setup, 571);
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  const asked = vi.spyOn(setup.queryClient, 'invalidateQueries');
  await act(async () => root.render(null));
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[LCH-01] a visitor launches nothing and has to log in', async () => {
  const setup = createTestRuntime({ language: 'en' });
  await show(setup, 571);
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(count(setup, launchPath)).toBe(0);
  expect(count(setup, balancePath)).toBe(0);
});

test('[LCH-01] the end of the session ends the game', async () => {
  const setup = await member();
  await show(setup, 571);
  await settled(() => expect(box.querySelector('iframe')).not.toBeNull());
  await act(async () => setup.runtime.session.expire());
  expect(box.querySelector('iframe')).toBeNull();
});

/** A game that is in no list a page fetches, and not in maintenance. */
async function farGame({ runtime }: TestRuntime) {
  const { list } = await runtime.api.getHotGames({});
  const hot = new Set(list.map(({ nodeId }) => nodeId));
  const { games } = await runtime.api.getGameList({ clientType: 3, gameType: 'RNG', pageNo: 40 });
  const game = games.find(({ nodeId, maintenance }) => !hot.has(nodeId) && maintenance !== true);
  if (!game) throw new Error('Every game is hot or rests');
  return game;
}

test('[LCH-01] a game opened by its address has its name in header and frame, also outside all lists', async () => {
  const setup = await member();
  const { nodeId, gameName } = await farGame(setup);
  await show(setup, nodeId);
  await settled(() => expect(box.querySelector('h1')?.textContent).toBe(gameName));
  await settled(() => expect(frameOf().title).toBe(gameName));
  expect(count(setup, launchPath)).toBe(1);
});

test('[X-05] a game opened by its address is remembered once, with the name of its vendor', async () => {
  const setup = await member();
  const { nodeId, gameName, vassalage } = await farGame(setup);
  const { device } = setup.runtime.memory;
  await show(setup, nodeId);
  await settled(() => expect(readViewed(device)).toHaveLength(1));
  const vendors = await setup.runtime.api.getGameVendors();
  const vendorName = vendors.find((vendor) => vendor.vassalage === vassalage)?.name;
  await settled(() =>
    expect(readViewed(device).map(({ game }) => [game.id, game.title, game.vendorName])).toEqual([
      [nodeId, gameName, vendorName],
    ]),
  );
});

test('[X-05] a game that did not open is not remembered', async () => {
  const setup = await member();
  await show(setup, 99_999_999);
  await settled(() => expect(box.textContent).toContain('This game was not found'));
  expect(readViewed(setup.runtime.memory.device)).toEqual([]);
});

test('[LCH-01] a game this device opened before is named at once, even if it cannot be played', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { nodeId, gameName, vassalage, gameType, coverUrl } = await farGame(setup);
  const game = { id: nodeId, title: gameName, vendorId: vassalage, vendorName: 'V', gameType };
  setup.runtime.memory.device.setItem(
    'viewedGames',
    JSON.stringify([{ game: 0 }, { ...game, coverUrl, minBet: '0.50', at: 1 }]),
  );
  await show(setup, nodeId);
  expect(box.querySelector('h1')?.textContent).toBe(gameName);
  expect(box.querySelector('main h2')?.textContent).toBe(gameName);
});

test('[LCH-01] a visitor reads the name of a hot game before the login', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { list } = await setup.runtime.api.getHotGames({});
  const hot = list[3];
  await show(setup, hot?.nodeId ?? 0);
  await settled(() => expect(box.querySelector('h1')?.textContent).toBe(hot?.gameName));
});

test('[LCH-01] an unknown game is reported as unknown', async () => {
  const setup = await member();
  await show(setup, 99_999_999);
  await settled(() => expect(box.textContent).toContain('This game was not found'));
});
