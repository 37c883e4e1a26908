import type { Meta } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, spyOn, waitFor } from 'storybook/test';
import { RuntimeProvider, useRuntime } from '../../shared/runtime/runtime.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { GameCollectionWidget } from '../list/GameCollectionWidget.tsx';
import { GameLaunchWidget } from './GameLaunchWidget.tsx';
import { type LaunchTarget, readTarget } from './target.ts';

const meta: Meta = { title: 'Widgets/GameLaunch/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const path = '/wps/game/launchGame';
const launches = ({ requests }: TestRuntime) =>
  requests.filter((request) => request === `POST ${path}`).length;
const login = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });
const faulty =
  (fault: { kind: 'network' | 'business'; code?: string; times?: number }) =>
  async (test: TestRuntime) => {
    await login(test);
    await test.setScenario({ faults: [{ path, ...fault }] });
  };

const story = liveStories(
  <GameLaunchWidget target={{ kind: 'game', id: 571 }} onLeave={() => undefined} />,
);
const nowhere = liveStories(<GameLaunchWidget target={null} onLeave={() => undefined} />);

export const Visitor = story(undefined, {
  name: '[LCH-01] [GRD-01] A visitor is asked to log in; then the game starts automatically, once',
  play: async ({ test, canvas, say }) => {
    await canvas.findByText(say('launch.loginNeeded'));
    const { overlays } = test.runtime;
    await waitFor(() => expect(overlays.store.getState().modal?.name).toBe('login'));
    await expect(launches(test)).toBe(0);
    await test.setScenario({ faults: [{ path, kind: 'business', code: 'GAME_MAINTENANCE' }] });
    await login(test);
    await canvas.findByRole('heading', { name: say('screen.gameUnavailable.title') });
    await expect(launches(test)).toBe(1);
  },
});

export const Resting = story(faulty({ kind: 'business', code: 'GAME_MAINTENANCE' }), {
  name: '[LCH-01] A game in maintenance suggests other games',
  play: async ({ test, canvas, userEvent, say }) => {
    await canvas.findByRole('heading', { name: say('screen.gameUnavailable.title') });
    const [other] = await canvas.findAllByRole('article');
    const link = other?.querySelector('a');
    if (link) await userEvent.click(link);
    await expect(test.visited.at(-1)).toMatch(/^\/game\?id=\d+$/);
  },
});

export const DeadLine = story(faulty({ kind: 'network', times: 2 }), {
  name: '[LCH-01] [WAL-07] A double press on "try again" sends one launch',
  play: async ({ test, canvas, say }) => {
    const retry = await canvas.findByRole('button', { name: say('action.retry') });
    await expect(launches(test)).toBe(1);
    retry.click();
    retry.click();
    await waitFor(() => expect(launches(test)).toBe(2));
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(launches(test)).toBe(2);
  },
});

export const Unknown = nowhere(login, {
  name: '[LCH-01] An address without a game launches nothing',
  play: async ({ test, canvas, say }) => {
    await canvas.findByRole('heading', { name: say('launch.notFound') });
    await expect(launches(test)).toBe(0);
  },
});

/** A list of games, and the page of the game that is opened from it. */
function Site() {
  const runtime = useRuntime();
  const [target, setTarget] = useState<LaunchTarget | null>(null);
  const ofSite = useMemo(() => {
    const open = (to: string) =>
      setTarget(readTarget('game', new URL(to, 'http://site.invalid').searchParams));
    return { ...runtime, navigate: open };
  }, [runtime]);
  return (
    <RuntimeProvider runtime={ofSite}>
      {target ? (
        <GameLaunchWidget target={target} onLeave={() => setTarget(null)} />
      ) : (
        <main>
          <GameCollectionWidget collection="favourites" />
        </main>
      )}
    </RuntimeProvider>
  );
}

const site = liveStories(<Site />);

/** A favourite whose vendor opens its own windows. A frame would need a server, and a story has none. */
const withFavourite = async (test: TestRuntime) => {
  await login(test);
  const { api } = test.runtime;
  const ofVendor = { gameType: 'ESPORTS', vassalage: 'TF' } as const;
  const { games } = await api.getGameList({ clientType: 3, ...ofVendor });
  const game = games.find(({ maintenance }) => maintenance !== true);
  if (!game) throw new Error('The vendor has no game');
  await api.addFavourite({ nodeId: game.nodeId, vendor: game.vassalage, gameType: 'ESPORTS' });
};

export const ByKeysAlone = site(withFavourite, {
  name: '[A11-01] [LCH-01] A game by keyboard alone: from its card, launched once, opened, and back to its card',
  play: async ({ test, canvas, userEvent, say }) => {
    const { content } = await test.runtime.api.getFavouriteGames({});
    const title = content[0]?.gameName ?? '';
    const open = spyOn(window, 'open').mockReturnValue(null);
    await tabTo(await canvas.findByRole('link', { name: title }), userEvent);
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('heading', { level: 1, name: title });
    await tabTo(await canvas.findByRole('button', { name: say('game.launch') }), userEvent);
    await expect(open).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    // A blocked window can be opened by the same button, which keeps the focus.
    await expect(await canvas.findByRole('alert')).toHaveTextContent(say('error.popupBlocked'));
    await expect(canvas.getByRole('button', { name: say('action.allowPopup') })).toHaveFocus();
    const went: string[] = [];
    const opened: Window = Object.create(window, {
      opener: { value: window, writable: true },
      location: { value: { replace: (url: string) => went.push(url) } },
    });
    open.mockReturnValue(opened);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(say('launch.newWindow', { game: title }));
    await expect(went).toHaveLength(1);
    await expect(open).toHaveBeenCalledTimes(2);
    await expect(opened.opener).toBeNull();
    await tabTo(canvas.getByRole('link', { name: say('game.backToLobby') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await tabTo(await canvas.findByRole('link', { name: title }), userEvent);
    await expect(launches(test)).toBe(1);
    open.mockRestore();
  },
});
