import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { winnersStates } from './states.ts';
import { WinnersView } from './WinnersView.tsx';

const meta: Meta<typeof WinnersView> = {
  title: 'Widgets/Winners/View',
  component: WinnersView,
  args: { onPlay: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(WinnersView, winnersStates);

export const Content = story('content', {
  name: '[WIN-01] [GAM-08] Twenty wins, marked as examples; a press opens the game',
  args: { onPlay: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    const [first] = canvas.getAllByRole('link');
    if (!first) throw new Error('No row leads to a game');
    await expect(first).toHaveAttribute('href', '/game?id=1');
    await userEvent.click(first);
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
});
export const ContentOnPhone = story('content', { globals: { viewport: { value: 'w320' } } });
export const Sparse = story('sparse', {
  name: '[WIN-01] A win without game and time has no link and no age',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
});
export const Drawn = story('drawn', {
  name: '[GAM-08] A prerendered page shows the day of a win, which stays true, and no age',
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const lines = [...canvasElement.querySelectorAll('[data-part="player"]')];
    await expect(lines).toHaveLength(20);
    for (const line of lines) await expect(line.textContent).toMatch(/ · \S{4}-\S{2}-\S{2}$/);
  },
});
export const LongText = story('longText', { globals: { viewport: { value: 'w360' } } });
export const Empty = story('empty', {
  name: '[WIN-01] Without wins there is a message, and one press loads again',
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] A board that failed to load is loaded again by one press',
  args: { onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Malformed = story('malformed');
export const Retrying = story('retrying');
export const Offline = story('offline');

type _Covered = CoversEveryState<typeof winnersStates, typeof import('./WinnersView.stories.tsx')>;
