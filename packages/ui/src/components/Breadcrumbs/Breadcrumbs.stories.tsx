import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { breadcrumbsStates } from './Breadcrumbs.states.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';

const meta: Meta<typeof Breadcrumbs> = {
  title: 'Components/Breadcrumbs',
  component: Breadcrumbs,
  args: { onSelect: fn() },
};
export default meta;

const story = storiesFor(Breadcrumbs, breadcrumbsStates, { wide: true });
export const Four = story('four', {
  name: '[AGT-15] The last step is the current page, the others are links',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(canvas.getByText('bi***40')).toHaveAttribute('aria-current', 'page');
    if (links[1]) await userEvent.click(links[1]);
    await expect(args.onSelect).toHaveBeenLastCalledWith('ta***33');
  },
});

export const OnPhone = story('withNote', {
  name: '[AGT-15] [A11-01] A phone shows the last two steps; the dots show the others and move focus there',
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const more = canvas.getByRole('button', { name: args.moreLabel });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(3);
    await expect(links[0]).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

// Stories that the build adds: Two, One, WithNote, Deep, LongText, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
