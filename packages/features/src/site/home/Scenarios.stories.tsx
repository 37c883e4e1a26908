import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { inScenario, liveStories } from '../../testing/live.tsx';
import { HomeWidget } from './HomeWidget.tsx';

const meta: Meta = { title: 'Widgets/Home/Scenarios' };
export default meta;

const story = liveStories(<HomeWidget />);

export const Flaky = story(inScenario('flaky'), {
  name: '[ERR-01] [API-02] Requests over an unstable connection are retried, without any message',
  // Retries wait for a random time, and the jackpot changes at random too.
  parameters: { chance: 'even' },
  play: async ({ canvas, say, test }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(8));
    await canvas.findByRole('list', { name: say('game.provider') });
    await canvas.findByRole('region', { name: say('home.highlights') });
    // Each request of this page is made once; one that occurs twice failed the first time.
    await waitFor(() =>
      expect(test.requests.length).toBeGreaterThan(new Set(test.requests).size + 1),
    );
    await waitFor(() => expect(test.queryClient.isFetching()).toBe(0));
    await expect(canvas.queryByRole('button', { name: say('action.retry') })).toBeNull();
  },
});

export const StaleJackpot = story(inScenario('stale-jackpot'), {
  name: '[JPT-02] A jackpot without new data shows how old it is',
  play: async ({ canvas, say }) => {
    const jackpot = await canvas.findByRole('region', { name: say('jackpot.slots') });
    await within(jackpot).findByText(say('jackpot.asOf', { time: '2026-11-20 20:31:03' }));
  },
});
