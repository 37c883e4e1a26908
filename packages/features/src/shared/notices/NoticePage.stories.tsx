import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NoticePageView } from './NoticePageView.tsx';
import { noticePageStates } from './page-states.ts';

const meta: Meta<typeof NoticePageView> = {
  title: 'Widgets/Notice page/View',
  component: NoticePageView,
  args: { onPageChange: fn(), onChoose: fn(), onRead: fn(), onRetry: fn() },
};
export default meta;

const story = storiesFor(NoticePageView, noticePageStates);
const phone = { viewport: { value: 'w360' } };

export const Beside = story('beside', {
  name: '[NOT-04] A list beside the text of its first notice',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('article').querySelector('h2')).toHaveTextContent(
      args.notices[0]?.title ?? 'none',
    );
    await expect(canvas.getByText('2026-11-18 10:00:00')).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(args.notices[2]?.title ?? 'none') }),
    );
    await expect(args.onChoose).toHaveBeenCalledWith(args.notices[2]?.id);
    const [, next] = within(canvas.getByRole('navigation')).getAllByRole('button');
    if (next) await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(2);
  },
});
export const BesideLast = story('besideLast');
export const BesideChosen = story('besideChosen');
export const Alone = story('alone', { globals: phone });
export const AloneChosen = story('aloneChosen', {
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const [back] = within(canvas.getByRole('article')).getAllByRole('button');
    if (back) await userEvent.click(back);
    await expect(args.onChoose).toHaveBeenCalledWith(null);
  },
});
export const BesideElsewhere = story('besideElsewhere', {
  name: '[NOT-04] A notice of a later page opens with its page of the list',
  play: async ({ args, canvas }) => {
    const title = args.notices[16]?.title ?? 'none';
    await expect(canvas.getByRole('article')).toHaveTextContent(title);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent(title);
  },
});
export const BesideMissing = story('besideMissing', {
  name: '[NOT-04] An unknown notice shows a message instead of another notice, and the list still works',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(args.onRead).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: new RegExp(args.notices[0]?.title ?? 'none') }),
    );
    await expect(args.onChoose).toHaveBeenLastCalledWith(args.notices[0]?.id);
  },
});
export const AloneMissing = story('aloneMissing', { globals: phone });
export const OnePage = story('onePage');
export const LongText = story('longText');
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
  typeof noticePageStates,
  typeof import('./NoticePage.stories.tsx')
>;
