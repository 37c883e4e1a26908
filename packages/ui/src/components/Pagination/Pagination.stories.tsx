import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { paginationStates } from './Pagination.states.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta: Meta<typeof Pagination> = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { onChange: fn() },
};
export default meta;

const story = storiesFor(Pagination, paginationStates, { wide: true });

export const OnPhone = story('withPageSize', {
  name: '[LAY-01] On a phone the current page and the page count replace the numbers',
  globals: { viewport: { value: 'w320' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.labels.status(args.page, args.pages))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: args.labels.page(args.page) })).toBeNull();
    await expect(canvas.getByRole('button', { name: args.labels.next })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});

/** Keeps the page in state, as an application does. */
function Turned({ onChange, ...props }: PaginationProps) {
  const [page, setPage] = useState(props.page);
  const turn = (next: number) => {
    setPage(next);
    onChange(next);
  };
  return <Pagination {...props} page={page} onChange={turn} />;
}
const behaviour = storiesFor(Turned, paginationStates, { wide: true });

export const Turning = behaviour('middle', {
  name: '[MEM-07] [A11-01] Five numbers around the current page; the last arrow keeps focus at the end',
  play: async ({ args, canvas, userEvent }) => {
    const { labels } = args;
    const stop = (name: string) => canvas.getByRole('button', { name });
    for (const page of [5, 6, 7, 8, 9]) await expect(stop(labels.page(page))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: labels.page(10) })).toBeNull();
    await expect(stop(labels.page(7))).toHaveAttribute('aria-current', 'page');

    await userEvent.click(stop(labels.next));
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
    await expect(stop(labels.page(8))).toHaveAttribute('aria-current', 'page');

    stop(labels.next).focus();
    await userEvent.tab();
    await expect(stop(labels.last)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await expect(stop(labels.last)).toHaveFocus();
    await expect(stop(labels.last)).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await userEvent.click(stop(labels.first));
    await expect(stop(labels.page(1))).toHaveAttribute('aria-current', 'page');
  },
});

export const FollowedLinks = story('links', {
  name: '[NAV-03] With URLs the numbers are links; the app handles a plain click',
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.labels.page(8) });
    await expect(link).toHaveAttribute('href', '#page-8');
    await userEvent.click(link);
    await expect(args.onChange).toHaveBeenLastCalledWith(8);
  },
});

export const Waiting = story('busy', {
  name: '[ERR-01] While a page is loading, presses do nothing',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.next }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

// Stories that the build adds: Middle, First, Last, Two, OnePage, Links, WithPageSize, Busy, Many, LongText, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours
