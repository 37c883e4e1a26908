import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { categoryBarStates } from './CategoryBar.states.ts';
import { CategoryBar } from './CategoryBar.tsx';

const meta: Meta<typeof CategoryBar> = { title: 'Components/CategoryBar', component: CategoryBar };
export default meta;

const story = storiesFor(CategoryBar, categoryBarStates, { wide: true });
export const Nine = story('nine', {
  name: '[GAM-01] [A11-01] Every category is a link with its count, and a tab stop',
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(args.items.length);
    await expect(links[0]).toHaveAttribute('href', args.items[0]?.href);
    for (const link of links) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
});
export const OnPhone = story('nine', { globals: { viewport: { value: 'w360' } } });

// Stories that the build adds: WithoutCounts, Three, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
