import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { GameLaunchWidget } from './GameLaunchWidget.tsx';

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
  name: '[LCH-01] [GRD-01] A visitor is asked to log in; then the game starts by itself, once',
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
  name: '[LCH-01] A game under maintenance names other games',
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
