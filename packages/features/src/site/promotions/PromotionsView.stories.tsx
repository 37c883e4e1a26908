import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PromotionsView } from './PromotionsView.tsx';
import { promotionsStates } from './states.ts';

const meta: Meta<typeof PromotionsView> = {
  title: 'Widgets/Promotions/View',
  component: PromotionsView,
  args: { onType: fn(), onOpen: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(PromotionsView, promotionsStates);

export const List = story('list', {
  name: 'Every offer shows its terms, and opens them all',
  play: async ({ args, canvas, userEvent }) => {
    for (const { title, terms } of args.promotions.filter(({ status }) => status !== 'closed')) {
      await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
      await expect(canvas.getByText(terms[0] ?? '')).toBeVisible();
    }
    const [first] = canvas.getAllByRole('button').filter((one) => one.ariaHasPopup === 'dialog');
    if (!first) throw new Error('No card opens its terms');
    await userEvent.click(first);
    await expect(args.onOpen).toHaveBeenCalledWith(args.promotions[0]);
  },
});
export const NextSteps = story('otherStatuses', {
  name: '[PRO-01] Each offer links to its next step, if it has one',
  play: async ({ args, canvas }) => {
    const issued = args.promotions.find(({ status }) => status === 'issued');
    const [step, ...others] = canvas.getAllByRole('link');
    await expect(step).toHaveAttribute('href', `/promoDetail?id=${issued?.id}`);
    await expect(step).toHaveAccessibleName(expect.stringContaining(issued?.title ?? ''));
    await expect(others).toEqual([]);
  },
});
export const OneType = story('oneType', {
  name: 'A type filters the list, and the chip says so',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const [all, ...types] = canvas.getAllByRole('button', { pressed: false });
    if (!all || !types[0]) throw new Error('The chips are missing');
    await userEvent.click(all);
    await expect(args.onType).toHaveBeenLastCalledWith('');
    await userEvent.click(types[0]);
    await expect(args.onType).toHaveBeenLastCalledWith('WELCOME');
  },
});
export const UnknownType = story('unknownType', {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(args.promotions.length);
  },
});
export const Visitor = story('visitor');
export const OtherStatuses = story('otherStatuses');
export const LongText = story('longText');
export const WithoutDates = story('withoutDates');
export const NotReadAnew = story('notReadAnew', {
  name: '[PRO-01] [ERR-01] A list that failed to reload shows no status, and can be loaded again',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(args.promotions.length);
    await expect(canvas.queryByRole('link')).toBeNull();
    const alert = canvas.getByRole('status');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Offline = story('offline');

type _Covered = CoversEveryState<
  typeof promotionsStates,
  typeof import('./PromotionsView.stories.tsx')
>;
