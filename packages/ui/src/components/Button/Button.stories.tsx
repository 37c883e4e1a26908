import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { buttonLinkStates, buttonStates } from './Button.states.ts';
import { Button, ButtonLink, type ButtonProps } from './Button.tsx';

const meta: Meta<typeof Button> = { title: 'Components/Button', component: Button };
export default meta;

/** The same button at rest and busy. */
function BusyPair(props: ButtonProps) {
  return (
    <>
      <Button {...props} /> <Button {...props} busy />
    </>
  );
}

const story = storiesFor(Button, buttonStates);

export const PressedByKeyboard = story('primary', {
  name: '[A11-01] Tab focuses the button, Enter and Space press it',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const BusyIgnoresPresses = story('busy', {
  name: '[A11-01] Busy: announced, keeps focus, ignores presses',
  args: { onClick: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { busy: true });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const BusyKeepsWidth = storiesFor(BusyPair, buttonStates)('primary', {
  name: '[A11-01] Busy does not change the width',
  play: async ({ canvas }) => {
    const [rest, busy] = canvas.getAllByRole('button');
    await expect(busy?.offsetWidth).toBe(rest?.offsetWidth);
    const spinner = busy?.querySelector('svg')?.getBoundingClientRect();
    await expect(spinner?.width).toBeGreaterThanOrEqual(14);
    await expect(spinner?.left).toBeGreaterThan(busy?.getBoundingClientRect().left ?? Infinity);
  },
});

export const DisabledStaysQuiet = story('disabled', {
  name: '[A11-01] Disabled is skipped by Tab',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
});

const linkStory = storiesFor(ButtonLink, buttonLinkStates);

export const LinkSaysNewWindow = linkStory('newWindow', {
  name: '[A11-01] A link to another site says that it opens a window, and the new page has no access to ours',
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: `${args.children} (${args.newWindowLabel})` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

// Stories that the build adds: Primary, Secondary, Soft, Ghost, Warm, DangerSoft, Small, Large, WithIcon, WithEndIcon,
// Busy, BusyWithIcon, Disabled, DisabledSecondary, Block, LongText, Link, LinkPrimary, NewWindow, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
