// @vitest-environment jsdom
import { ApiError, withAnswers } from '@parlour/api-client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { readViewed } from '../../shared/games/viewed.ts';
import { logIn } from '../../testing/log-in.ts';
import { renderAlone } from '../../testing/render-page.tsx';
import { timesSent } from '../../testing/sent.ts';
import {
  catalogues,
  createTestRuntime,
  TestProviders,
  type TestRuntime,
} from '../../testing/test-runtime.tsx';
import { GameLaunchWidget } from './GameLaunchWidget.tsx';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

const launchPath = 'POST /wps/game/launchGame';
const balancePath = 'GET /wps/v2/wallets/balance';
const listPath = 'GET /wps/relay/GCSGAME_gameList';
/** Two games of the sandbox. */
const cutLoose = 571;
const oldFort = 576;

async function member(): Promise<TestRuntime> {
  const setup = createTestRuntime({ language: 'en' });
  await logIn(setup);
  return setup;
}

/** The strict mode is around everything, because only there React runs effects twice. */
const page = (setup: TestRuntime, id: number) => (
  <StrictMode>
    <TestProviders test={setup} language="en">
      <GameLaunchWidget target={{ kind: 'game', id }} onLeave={() => undefined} />
    </TestProviders>
  </StrictMode>
);
const show = (setup: TestRuntime, id: number) => renderAlone(page(setup, id));

const findFrame = (title: string) => screen.findByTitle<HTMLIFrameElement>(title);
const header = () => screen.getByRole('banner');
const main = () => within(screen.getByRole('main'));
const findRetry = () => screen.findByRole('button', { name: 'Try again' });
const tell = (source: Window | null, data: unknown) =>
  fireEvent(window, new MessageEvent('message', { source, data }));

test('[LCH-01] one visit sends one launch, although React runs effects twice', async () => {
  const setup = await member();
  show(setup, cutLoose);
  const frame = await findFrame('Cut Loose');
  expect(timesSent(setup, launchPath)).toBe(1);
  expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
  expect(frame.src).toMatch(/^http:\/\/sandbox\.invalid\/play\/\w+$/);
  expect(screen.getByRole('heading', { level: 1, name: 'Cut Loose' })).toBeVisible();
});

test('[LCH-01] rounds are summed exactly, and only those from this frame', async () => {
  const setup = await member();
  show(setup, cutLoose);
  const game = (await findFrame('Cut Loose')).contentWindow;
  const before = timesSent(setup, balancePath);
  const round = (net: unknown) => ({ source: 'parlour-play', type: 'round', net });
  tell(game, round('-0.10'));
  tell(game, round('-0.20'));
  tell(window, round('5000.00'));
  tell(null, round('5000.00'));
  tell(game, round(5000));
  tell(game, { ...round('5000.00'), source: 'other' });
  expect(header()).toHaveTextContent('This session\u2212\u09F30.30');
  await waitFor(() => expect(timesSent(setup, balancePath)).toBeGreaterThan(before));
});

test('[LCH-01] another game is another launch with its own net', async () => {
  const setup = await member();
  const { rerender } = show(setup, cutLoose);
  const first = await findFrame('Cut Loose');
  tell(first.contentWindow, { source: 'parlour-play', type: 'round', net: '-5.00' });
  expect(header()).toHaveTextContent('This session\u2212\u09F35.00');
  rerender(page(setup, oldFort));
  const second = await findFrame('Old Fort');
  expect(second.src).not.toBe(first.src);
  expect(timesSent(setup, launchPath)).toBe(2);
  expect(header()).toHaveTextContent('This session\u09F30.00');
});

test('[LCH-01] [LAY-01] the header of a starting game has its figures already, at zero', async () => {
  const setup = await member();
  await setup.setScenario({ faults: [{ path: '/wps/game/launchGame', kind: 'hold' }] });
  show(setup, cutLoose);
  expect(await screen.findByRole('status')).toHaveTextContent('Starting');
  expect(header()).toHaveTextContent('Session0:00:00');
  expect(header()).toHaveTextContent('This session\u09F30.00');
  const fullScreen = screen.getByRole('button', { name: 'Full screen' });
  expect(fullScreen).toBeDisabled();
  await act(() => setup.release());
  await findFrame('Cut Loose');
  expect(fullScreen).toBeEnabled();
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
  const { user } = show({ ...setup, runtime: { ...setup.runtime, api } }, cutLoose);
  await user.click(await findRetry());
  expect(await findFrame('Cut Loose')).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  expect(bodies).toEqual([expect.objectContaining({ nodeId: cutLoose }), bodies[0]]);
});

test('[WAL-07] after a refusal the next launch is a new intent: its game is looked up again', async () => {
  const setup = await member();
  const refused = { kind: 'business', code: 'INSUFFICIENT_BALANCE', times: 1 } as const;
  await setup.setScenario({ faults: [{ path: '/wps/game/launchGame', ...refused }] });
  const { user } = show(setup, cutLoose);
  const retry = await findRetry();
  const before = timesSent(setup, listPath);
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Cut Loose' })).toBeVisible();
  await waitFor(() => expect(timesSent(setup, listPath)).toBe(before + 1));
});

/** Logs in a member, and makes the vendor use this kind of launch. */
async function launchedAs(launchKind: string, url = 'https://vendor.example/g') {
  const setup = await member();
  const api = withAnswers(setup.runtime.api, {
    launchGame: async () => ({ url, launchKind }),
  });
  show({ ...setup, runtime: { ...setup.runtime, api } }, cutLoose);
  return setup;
}

test('[LCH-01] a popup opens during the press; a blocked one is reported; a return reads the balance', async () => {
  const setup = await launchedAs('popup');
  const launch = await main().findByRole('button', { name: 'Launch' });
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  fireEvent.click(launch);
  // `open` is called synchronously, within the user activation of the press.
  expect(open).toHaveBeenCalledTimes(1);
  expect(main().getByRole('alert')).toHaveTextContent('blocked');
  const replace = vi.fn();
  const popup: Window = Object.create(window, {
    opener: { value: window, writable: true },
    location: { value: { replace } },
  });
  open.mockReturnValue(popup);
  fireEvent.click(main().getByRole('button', { name: 'Open again' }));
  expect(replace).toHaveBeenCalledExactlyOnceWith('https://vendor.example/g');
  expect(popup.opener).toBeNull();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(main().getByRole('status')).toHaveTextContent('new window');
  open.mockRestore();
  const asked = timesSent(setup, balancePath);
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(timesSent(setup, balancePath)).toBeGreaterThan(asked));
});

test('[LCH-01] for a vendor that needs a tab the page shows a link without access to its opener', async () => {
  await launchedAs('tab');
  const link = await main().findByRole('link', { name: 'Launch' });
  expect(link).toHaveAttribute('href', 'https://vendor.example/g');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
});

test('[LCH-01] leaving a game reads the balance again, with or without rounds', async () => {
  const setup = await member();
  const { rerender } = show(setup, cutLoose);
  await findFrame('Cut Loose');
  const asked = vi.spyOn(setup.queryClient, 'invalidateQueries');
  rerender(null);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('[LCH-01] a visitor launches nothing and has to log in', async () => {
  const setup = createTestRuntime({ language: 'en' });
  show(setup, cutLoose);
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(await main().findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(timesSent(setup, launchPath)).toBe(0);
  expect(timesSent(setup, balancePath)).toBe(0);
});

test('[LCH-02] [GRD-01] without a login the sports book asks for one and launches nothing', async () => {
  const setup = createTestRuntime({ language: 'en' });
  renderAlone(
    <TestProviders test={setup} language="en">
      <GameLaunchWidget target={{ kind: 'sportsBook', vendor: null }} onLeave={() => undefined} />
    </TestProviders>,
  );
  expect(await main().findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(setup.runtime.overlays.store.getState().modal?.name).toBe('login');
  expect(timesSent(setup, 'POST /wps/relay/GCS_gameLaunchFB')).toBe(0);
});

test('[LCH-01] the end of the session ends the game', async () => {
  const setup = await member();
  show(setup, cutLoose);
  const frame = await findFrame('Cut Loose');
  act(() => setup.runtime.session.expire());
  expect(frame).not.toBeInTheDocument();
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
  show(setup, nodeId);
  expect(await screen.findByRole('heading', { level: 1, name: gameName })).toBeVisible();
  expect(await findFrame(gameName)).toBeVisible();
  expect(timesSent(setup, launchPath)).toBe(1);
});

/** Opens a game by its address; its look-up gives `answer`. Returns what the launch was sent with. */
async function launchedByAddress(id: number, answer?: 'another game' | 'refused') {
  const setup = await member();
  const { getGameList, launchGame } = setup.runtime.api;
  const sent = vi.fn();
  const api = withAnswers(setup.runtime.api, {
    launchGame: (body, options) => {
      sent(body);
      return launchGame(body, options);
    },
    ...(answer && {
      getGameList: async ({ nodeId: _, ...others } = {}) => {
        if (answer === 'refused') throw new ApiError('VALIDATION');
        return getGameList(others);
      },
    }),
  });
  show({ ...setup, runtime: { ...setup.runtime, api } }, id);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await screen.findByRole('heading', { level: 1, name: /./ });
  return sent.mock.lastCall?.[0];
}

test('[LCH-01] the launch of a game opened by its address names its vendor and its type', async () => {
  const { nodeId, vassalage, gameType } = await farGame(createTestRuntime({ language: 'en' }));
  expect(await launchedByAddress(nodeId)).toMatchObject({ nodeId, vendor: vassalage, gameType });
});

test.each(['another game', 'refused'] as const)(
  '[LCH-01] a game still opens where the look-up of its vendor gives: %s',
  async (answer) => {
    const { nodeId, gameName } = await farGame(createTestRuntime({ language: 'en' }));
    expect(await launchedByAddress(nodeId, answer)).toMatchObject({ nodeId, vendor: '' });
    expect(await findFrame(gameName)).toBeVisible();
  },
);

test('[X-05] a game opened by its address is remembered once, with the name of its vendor', async () => {
  const setup = await member();
  const { nodeId, gameName, vassalage } = await farGame(setup);
  const { device } = setup.runtime.memory;
  show(setup, nodeId);
  await waitFor(() => expect(readViewed(device)).toHaveLength(1));
  const vendors = await setup.runtime.api.getGameVendors();
  const vendorName = vendors.find((vendor) => vendor.vassalage === vassalage)?.name;
  await waitFor(() =>
    expect(readViewed(device).map(({ game }) => [game.id, game.title, game.vendorName])).toEqual([
      [nodeId, gameName, vendorName],
    ]),
  );
});

test('[X-05] a game that did not open is not remembered', async () => {
  const setup = await member();
  show(setup, 99_999_999);
  expect(await screen.findByText('This game was not found')).toBeVisible();
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
  show(setup, nodeId);
  expect(screen.getByRole('heading', { level: 1, name: gameName })).toBeVisible();
  expect(main().getByRole('heading', { level: 2, name: gameName })).toBeVisible();
});

test('[LCH-01] a visitor reads the name of a hot game before the login', async () => {
  const setup = createTestRuntime({ language: 'en' });
  const { list } = await setup.runtime.api.getHotGames({});
  const { nodeId = 0, gameName = '' } = list[3] ?? {};
  show(setup, nodeId);
  expect(await screen.findByRole('heading', { level: 1, name: gameName })).toBeVisible();
});

test('[LCH-01] an unknown game is reported as unknown', async () => {
  show(await member(), 99_999_999);
  expect(await screen.findByText('This game was not found')).toBeVisible();
});

test('[LCH-01] [ERR-01] an address that is none is never opened, and customer service is one press away', async () => {
  const setup = await launchedAs('popup', 'javascript:alert(1)');
  expect(await screen.findByText(catalogues.en['error.invalidUrl'])).toBeVisible();
  expect(main().queryByRole('link')).toBeNull();
  fireEvent.click(main().getByRole('button', { name: 'Customer service' }));
  expect(setup.runtime.overlays.store.getState().modal).toEqual({ name: 'service', props: {} });
});
