import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HomeShelvesView } from './HomeShelvesView.tsx';
import { homeShelvesStates } from './states.ts';

const meta: Meta<typeof HomeShelvesView> = {
  title: 'Widgets/HomeShelves/View',
  component: HomeShelvesView,
};
export default meta;

const story = storiesFor(HomeShelvesView, homeShelvesStates);

export const Full = story('full', {
  name: '[GAM-08] Five winners at first, twenty on demand, marked as examples',
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { expanded: false });
    const board = within(more.closest('section') ?? document.body);
    await expect(board.getAllByRole('listitem')).toHaveLength(5);
    await userEvent.click(more);
    await expect(board.getAllByRole('listitem')).toHaveLength(20);
    await userEvent.click(canvas.getByRole('button', { expanded: true }));
    await expect(board.getAllByRole('listitem')).toHaveLength(5);
  },
});
export const Member = story('member', {
  name: '[GAM-07] A member continues with the last games',
  play: async ({ canvas, args, userEvent }) => {
    const { played } = args.parts;
    const [last] = played.status === 'ready' ? played.value : [];
    const [link] = canvas.getAllByRole('link', { name: last?.title ?? '' });
    if (link) await userEvent.click(link);
    await expect(args.onPlay).toHaveBeenCalledWith(last);
  },
});
export const MemberOnPhone = story('member', { globals: { viewport: { value: 'w360' } } });
export const MemberLoading = story('memberLoading');
export const Loading = story('loading');
export const TwoFail = story('twoFail', {
  name: '[ERR-01] A shelf that failed can be loaded again separately',
  play: async ({ canvasElement, args, userEvent }) => {
    const [first] = canvasElement.querySelectorAll('[data-component="alert"] button');
    if (first) await userEvent.click(first);
    await expect(args.onRetry).toHaveBeenCalledWith('winners');
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
export const AllFail = story('allFail', {
  name: '[ERR-01] Several failed shelves show one message, and are loaded again together',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(5);
  },
});
export const Empty = story('empty');
export const FullAt320 = story('full', { globals: { viewport: { value: 'w320' } } });
export const LoadingOnPhone = story('loading', { globals: { viewport: { value: 'w360' } } });

type _Covered = CoversEveryState<
  typeof homeShelvesStates,
  typeof import('./HomeShelvesView.stories.tsx')
>;
