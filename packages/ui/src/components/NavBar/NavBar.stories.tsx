import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { navBarStates } from './NavBar.states.ts';
import { NavBar } from './NavBar.tsx';

const meta: Meta<typeof NavBar> = {
  title: 'Components/NavBar',
  component: NavBar,
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(NavBar, navBarStates);
export const PanelByKeyboard = story('home', {
  name: '[LAY-05] [A11-01] vendors open from the keyboard, Escape closes them and returns focus',
  play: async ({ canvas, userEvent, args }) => {
    const slots = args.items.find((item) => item.vendors);
    if (!slots || !args.panelLabels) throw new Error('The state has no panel');
    const toggle = canvas.getByRole('button', { name: args.panelLabels.open(slots.label) });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    // Each entry is one tab stop, with or without vendors.
    for (const { label } of args.items) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: label })).toHaveFocus();
    }
    canvas.getByRole('link', { name: slots.label }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveFocus();
    const word = document.createRange();
    word.selectNodeContents(canvas.getByRole('link', { name: slots.label }));
    await expect(toggle.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      word.getBoundingClientRect().bottom,
    );
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.panelLabels.all })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(toggle).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: args.panelLabels.all })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});
export const MarksThePage = story('inCategory', {
  name: '[LAY-05] exactly one item is marked as the current page',
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('link', { current: 'page' });
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveAttribute('href', '#slots');
  },
});

// Stories that the build adds: Home, InCategory, Nowhere, WithoutPanels, Low, Few, Default, Playground, Narrow,
// RightToLeft, ForcedColours
