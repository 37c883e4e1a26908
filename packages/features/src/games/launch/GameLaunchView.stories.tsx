import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { GameLaunchView } from './GameLaunchView.tsx';
import { gameLaunchStates } from './states.ts';

const meta: Meta<typeof GameLaunchView> = {
  title: 'Widgets/GameLaunch/View',
  component: GameLaunchView,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(GameLaunchView, gameLaunchStates);
const phone = { viewport: { value: 'w360' } };

export const Starting = story('starting');
export const StartingUnknown = story('startingUnknown');
export const StartingOnPhone = story('starting', { globals: phone });
export const LoginNeeded = story('loginNeeded', {
  name: '[LCH-01] A visitor logs in to play',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
});
export const Framed = story('framed', {
  name: '[LCH-01] The game runs in a frame without an origin, below time and money',
  play: async ({ canvas, canvasElement, args }) => {
    const frame = canvasElement.querySelector('iframe');
    await expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    await expect(frame).toHaveAttribute('allow', 'fullscreen');
    await expect(frame).toHaveAttribute('title', args.game?.title);
    await expect(canvas.getByText('0:24:18')).toBeVisible();
    await expect(canvas.getByText('\u2212\u09F3350.00')).toBeVisible();
  },
});
export const FramedAhead = story('framedAhead');
export const FramedLongTitle = story('framedLongTitle');
export const Network = story('network');
export const BadAddress = story('badAddress', {
  name: '[LCH-01] [ERR-01] A launch address that is none is never opened, and customer service is one press away',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/address is not valid|ঠিকানাটি সঠিক নয়/)).toBeVisible();
    await canvas.findByRole('button', { name: /Customer service|গ্রাহক সেবা/ });
  },
});
export const Timeout = story('timeout');
export const BadAnswer = story('badAnswer');
export const TrialForbidden = story('trialForbidden');
export const Retrying = story('retrying');
export const Unavailable = story('unavailable', {
  name: '[LCH-01] A game in maintenance suggests other games',
  play: async ({ canvas, args, userEvent }) => {
    const [other] = args.similar;
    await userEvent.click(canvas.getByRole('link', { name: other?.title ?? '' }));
    await expect(args.onPlay).toHaveBeenCalledWith(other);
  },
});
export const UnavailableAlone = story('unavailableAlone');
export const NotFound = story('notFound');
export const Tab = story('tab', {
  name: '[LCH-01] A game in its own tab cannot access this page',
  play: async ({ canvasElement }) => {
    const link = canvasElement.querySelector('a[target="_blank"]');
    await expect(link?.getAttribute('rel')).toContain('noopener');
  },
});
export const Popup = story('popup', {
  name: '[LCH-01] The popup is opened during the press',
  play: async ({ canvasElement, args, userEvent }) => {
    const button = canvasElement.querySelector('main button');
    if (button) await userEvent.click(button);
    await expect(args.onPopup).toHaveBeenCalledWith('https://vendor.example/play');
  },
});
export const PopupOpen = story('popupOpen');
export const PopupBlocked = story('popupBlocked', {
  name: '[LCH-01] A blocked popup shows what to do',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
export const FramedOnPhone = story('framed', { globals: phone });
export const FramedLongAt320 = story('framedLongTitle', {
  globals: { viewport: { value: 'w320' } },
});
export const UnavailableOnPhone = story('unavailable', { globals: phone });
export const NetworkOnPhone = story('network', { globals: phone });

type _Covered = CoversEveryState<
  typeof gameLaunchStates,
  typeof import('./GameLaunchView.stories.tsx')
>;
