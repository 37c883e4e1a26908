import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { sideMenuStates } from './SideMenu.states.tsx';
import { SideMenu } from './SideMenu.tsx';

const meta: Meta<typeof SideMenu> = {
  title: 'Components/SideMenu',
  component: SideMenu,
  args: { onSelect: fn() },
};
export default meta;

/** As wide as in a member or agent centre. */
const story = storiesFor(SideMenu, sideMenuStates, {
  wrap: (menu) => <div style={{ maxInlineSize: 264 }}>{menu}</div>,
});
export const Plain = story('plain', {
  name: '[MEM-07] [A11-01] The current page is marked; the app handles a plain click',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: args.label })).toBeVisible();
    const links = canvas.getAllByRole('link');
    await expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([
      links[2],
    ]);
    if (links[0]) await userEvent.click(links[0]);
    await expect(args.onSelect).toHaveBeenLastCalledWith('member.securityCenter');
  },
});
export const Collapsible = story('collapsible', {
  name: '[A11-01] The group of the current page is open; Enter and Space open and close another',
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(6);
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
});
export const OnPhone = storiesFor(SideMenu, sideMenuStates)('withHeader', {
  globals: { viewport: { value: 'w320' } },
});

// Stories that the build adds: NothingActive, WithHeader, Grouped, WithBadge, LongText, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
