import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { accordionStates } from './Accordion.states.tsx';
import { Accordion } from './Accordion.tsx';

const meta: Meta<typeof Accordion> = {
  title: 'Components/Accordion',
  component: Accordion,
  args: { onOpenChange: fn() },
};
export default meta;

const story = storiesFor(Accordion, accordionStates);
export const LongText = story('longText', { globals: { viewport: { value: 'w320' } } });

export const Keyboard = story('closed', {
  name: '[A11-01] Enter and Space open a question; arrows, Home and End move along the titles',
  play: async ({ args, canvas, userEvent }) => {
    const titles = canvas.getAllByRole('button');
    const [first, second] = titles;
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('region')).toHaveTextContent(String(args.items[0]?.content));
    await userEvent.keyboard('{ArrowDown} ');
    await expect(second).toHaveFocus();
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith([args.items[1]?.id]);
    await userEvent.keyboard('{End}');
    await expect(titles.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect(titles.at(-1)).toHaveFocus();
    second?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
});

export const EachForItself = story('multiple', {
  name: '[A11-01] In `multiple` mode closing one question leaves the others open',
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = canvas.getAllByRole('button');
    if (first) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
    await expect(third).toHaveAttribute('aria-expanded', 'true');
  },
});

export const SkipsOff = story('oneOff', {
  name: '[A11-01] Arrows skip a disabled question',
  play: async ({ canvas, userEvent }) => {
    const [, , third] = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(third).toHaveFocus();
  },
});

// Stories that the build adds: Closed, Single, Multiple, OneOff, WithBadge, Default, AllStates, Playground, Narrow,
// RightToLeft, ForcedColours
