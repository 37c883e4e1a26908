import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { WinnersWidget } from './WinnersWidget.tsx';

const meta: Meta = { title: 'Widgets/Winners/Live' };
export default meta;

const story = liveStories(<WinnersWidget />);

export const Visitor = story(undefined, {
  name: '[WIN-01] The board of the backend; a visitor logs in before a game opens',
  play: async ({ test, canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('link');
    if (!first) throw new Error('No row leads to a game');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(first);
    await expect(test.runtime.overlays.store.getState().modal?.name).toBe('login');
  },
});
