import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import { OverlayHost } from '../shell/OverlayHost.tsx';
import { FreePlayButton } from './FreePlayButton.tsx';

const meta: Meta = { title: 'Widgets/FreePlay/Live' };
export default meta;

const story = liveStories(
  <>
    <FreePlayButton />
    <OverlayHost registry={{}} />
  </>,
);
const path = 'POST /wps/session/login/freeplay';

export const Begins = story(undefined, {
  name: '[LGN-07] Two presses start one demo, as a trial account',
  play: async ({ test, canvas, say, userEvent }) => {
    const button = await canvas.findByRole('button', { name: say('game.freePlay') });
    button.click();
    await userEvent.click(button);
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('trial'));
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
    await expect(test.visited).toEqual([]);
  },
});

export const ByKeysAlone = story(undefined, {
  name: '[A11-01] [LGN-07] The demo can be started with the keyboard, once',
  play: async ({ test, canvas, say, userEvent }) => {
    await tabTo(await canvas.findByRole('button', { name: say('game.freePlay') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('trial'));
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});

export const SwitchedOff = story(
  ({ setScenario }) => setScenario({ flags: { FREEPLAY3: false } }),
  {
    name: '[CFG-02] With FREEPLAY3 off there is no button',
    play: async ({ test, canvas }) => {
      await waitFor(() => expect(test.queryClient.isFetching()).toBe(0));
      await expect(test.requests).toContain('GET /wps/system/whitelabel');
      await expect(canvas.queryByRole('button')).toBeNull();
    },
  },
);

export const Refused = story(
  ({ setScenario }) =>
    setScenario({ faults: [{ path: '/wps/session/login/freeplay', kind: 'network' }] }),
  {
    name: '[LGN-07] [ERR-01] A demo that fails to start shows the reason; the visitor stays logged out',
    play: async ({ test, canvas, say, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: say('game.freePlay') }));
      await expect(await screen.findByText(say('error.network'))).toBeVisible();
      await expect(test.runtime.session.store.getState()).toEqual({ kind: 'anonymous' });
    },
  },
);
