import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { tabBarStates } from './TabBar.states.ts';
import { TabBar } from './TabBar.tsx';

const meta: Meta<typeof TabBar> = {
  title: 'Components/TabBar',
  component: TabBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w360' } },
};
export default meta;

const story = storiesFor(TabBar, tabBarStates);
export const OpensWindow = story('member', {
  name: '[LAY-01] a tab that opens a window is a button, not a link to a page',
  play: async ({ canvas, args }) => {
    const me = canvas.getByRole('button', { name: args.items.at(-1)?.label ?? '' });
    await expect(me).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(canvas.getAllByRole('link')).toHaveLength(args.items.length - 1);
    const [home] = canvas.getAllByRole('link');
    await expect(me.offsetHeight).toBe(home?.offsetHeight);
    await expect(me.offsetWidth).toBe(home?.offsetWidth);
  },
});
export const MarksThePage = story('games', {
  name: '[LAY-01] the current tab is marked by more than colour',
  play: async ({ canvas, args, userEvent }) => {
    const games = args.items.find((item) => item.active);
    const current = canvas.getByRole('link', { current: 'page' });
    await expect(current).toHaveAccessibleName(games?.label);
    for (let step = 0; step <= args.items.findIndex((item) => item.active); step += 1) {
      await userEvent.tab();
    }
    await expect(current).toHaveFocus();
    current.blur();
  },
});

// Stories that the build adds: Home, Games, Nowhere, WithCount, Member, Guest, Default, Playground, Narrow,
// RightToLeft, ForcedColours
