import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { drawerStates } from './Drawer.states.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const meta: Meta<typeof Drawer> = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const still = (panel: HTMLElement) =>
  waitFor(() => expect(panel.getAnimations({ subtree: true })).toHaveLength(0));

const story = storiesFor(Drawer, drawerStates);
export const AtTheEdge = story('end', {
  name: '[A11-01] Is at the end edge and as high as the window',
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await still(panel);
    const box = panel.getBoundingClientRect();
    await expect([box.right, box.height]).toEqual([window.innerWidth, window.innerHeight]);
  },
});
export const LongScrolls = story('longText', {
  name: '[A11-01] A long drawer is scrolled by keyboard',
  play: async () => {
    const panel = await screen.findByRole('dialog');
    const body = panel.querySelector('[data-part="body"]');
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
});
export const OnPhone = story('withFooter', { globals: { viewport: { value: 'w320' } } });

export const RightToLeft = story('end', {
  name: '[I18-03] In right-to-left text it is at the left edge',
  globals: { direction: 'rtl' },
  play: async () => {
    const panel = await screen.findByRole('dialog');
    await still(panel);
    await expect(panel.getBoundingClientRect().left).toBe(0);
  },
});

/** A page with the button that opens the drawer, as in an application. */
function Opened({ onOpenChange, ...props }: DrawerProps) {
  const [open, setOpen] = useState(false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <div style={{ padding: 16 }}>
      <Button onClick={() => change(true)} data-testid="opener">
        {props.title}
      </Button>
      <Drawer {...props} open={open} onOpenChange={change} />
    </div>
  );
}
const behaviour = storiesFor(Opened, drawerStates);
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Keyboard = behaviour('withFooter', {
  name: '[MOD-01] [A11-01] Focus moves in, Tab stays inside, Escape returns focus',
  play: async ({ args, userEvent }) => {
    const opener = await screen.findByTestId('opener');
    await userEvent.click(opener);
    const panel = await screen.findByRole('dialog', { name: String(args.title) });
    await waitFor(() => expect(panel).toContainElement(document.querySelector(':focus')));
    const close = screen.getByRole('button', { name: args.closeLabel });
    close.focus();
    await userEvent.tab({ shift: true });
    await expect(panel).toContainElement(document.querySelector(':focus'));
    await expect(close).not.toHaveFocus();
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(opener).toHaveFocus();
  },
});

export const PressBeside = behaviour('end', {
  name: '[MOD-01] A press outside closes it, a press inside does not',
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByTestId('opener'));
    const panel = await screen.findByRole('dialog');
    await userEvent.click(panel);
    await expect(panel).toBeVisible();
    const scrim = panel.parentElement;
    if (scrim) await userEvent.click(scrim);
    await gone();
  },
});

export const Undismissable = behaviour('forced', {
  name: '[MOD-01] An undismissable drawer has no close button and ignores Escape and presses outside',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByTestId('opener'));
    const panel = await screen.findByRole('dialog');
    await expect(screen.queryByRole('button', { name: args.closeLabel })).toBeNull();
    await userEvent.keyboard('{Escape}');
    if (!panel.parentElement) throw new Error('nothing beside the drawer');
    await userEvent.click(panel.parentElement);
    await waitFor(() => expect(panel).toBeVisible());
    await expect(args.onOpenChange).not.toHaveBeenCalledWith(false);
  },
});

// Stories that the build adds: End, Start, WithFooter, Forced, Wide, LongText, Default, Playground, Narrow,
// AllRightToLeft, ForcedColours
