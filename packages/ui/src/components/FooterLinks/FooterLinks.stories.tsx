import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { footerLinksStates } from './FooterLinks.states.tsx';
import { FooterLinks } from './FooterLinks.tsx';

const meta: Meta<typeof FooterLinks> = { title: 'Components/FooterLinks', component: FooterLinks };
export default meta;

const story = storiesFor(FooterLinks, footerLinksStates, { wide: true });

export const Followed = story('withoutLicence', {
  name: '[LAY-07] Each column is named by its title; the app may handle a plain click, also by key',
  args: { onSelect: fn() },
  play: async ({ canvas, userEvent, args }) => {
    for (const { title } of args.groups) {
      await expect(canvas.getByRole('navigation', { name: title })).toBeVisible();
    }
    const [first] = args.groups[0]?.links ?? [];
    const link = canvas.getByRole('link', { name: first?.label ?? '' });
    await userEvent.click(link);
    await expect(args.onSelect).toHaveBeenCalledWith(first?.href, expect.anything());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
});

// Stories that the build adds: WithLicence, WithoutLicence, Default, AllStates, Playground, Narrow, RightToLeft,
// ForcedColours
