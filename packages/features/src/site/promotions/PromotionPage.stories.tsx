import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PromotionPageView } from './PromotionPageView.tsx';
import { promotionPageStates } from './page-states.ts';

const meta: Meta<typeof PromotionPageView> = {
  title: 'Widgets/Promotions/Page',
  component: PromotionPageView,
  args: {
    onAct: fn(),
    onRetry: fn(),
    onRefresh: fn(),
    onService: fn(),
    onShare: fn(),
    onEnd: fn(),
  },
};
export default meta;

const story = storiesFor(PromotionPageView, promotionPageStates);
const phone = { viewport: { value: 'w360' } };

const steps = async (
  canvas: { getAllByRole: (role: string) => HTMLElement[] },
  press: (one: Element) => Promise<void>,
) => {
  const last = canvas.getAllByRole('button').at(-1);
  if (!last) throw new Error('There is no next step');
  await press(last);
};

export const Open = story('open', {
  name: '[PRO-01] Shows who may join, how bets count, and the step to join',
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onAct).toHaveBeenCalledWith('join');
  },
});
export const Applying = story('applying', {
  name: '[PRO-01] The status of an application can be read again',
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
});
export const Rejected = story('rejected', {
  name: '[PRO-01] A rejected application shows its reason and a link to customer service',
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onService).toHaveBeenCalledOnce();
  },
});
export const Issued = story('issued', {
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    await steps(canvas, userEvent.click);
    await expect(args.onAct).toHaveBeenCalledWith('claim');
  },
});
export const Claimed = story('claimed', { globals: phone });
export const Joined = story('joined', { globals: phone });
export const SignedUp = story('signedUp', { globals: phone });
export const Closed = story('closed', {
  name: '[PRO-01] A closed promotion says so, with a next step',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible();
    const ways = canvas.getAllByRole('link').map((way) => way.getAttribute('href'));
    await expect(ways).toEqual(['/promotions', '/promotions']);
  },
});
export const ComingSoon = story('comingSoon', {
  name: '[PRO-01] A future promotion shows the time until its start',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('05:00:00');
  },
});
export const UnknownStatus = story('unknownStatus', {
  name: '[PRO-01] An unknown status offers no step',
  globals: phone,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
});
export const Raffle = story('raffle', {
  name: '[WAL-07] The second press of a double click makes no second draw',
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const draw = canvas.getAllByRole('button').at(-1);
    if (!draw) throw new Error('There is no draw');
    await userEvent.dblClick(draw);
    await expect(args.onAct).toHaveBeenCalledOnce();
    await expect(args.onAct).toHaveBeenCalledWith('draw');
  },
});
export const Drawn = story('drawn', { globals: phone });
export const WrittenTerms = story('writtenTerms', {
  name: '[NOT-03] Terms keep their formatting, but no scripts',
  play: async ({ canvas, canvasElement }) => {
    const terms = canvasElement.querySelector('[data-component="safe-html"]');
    await waitFor(() => expect(terms?.querySelectorAll('li').length).toBeGreaterThan(2));
    await expect(
      terms?.querySelector('script, iframe, [onclick], [style], [href^="javascript"]'),
    ).toBe(null);
    await expect(canvas.getAllByRole('heading').length).toBeGreaterThan(2);
  },
});
export const TooLate = story('tooLate', { globals: phone });
export const Unsettled = story('unsettled', {
  name: '[WAL-07] A lost answer is not shown as a failure: the same request can be sent again',
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const [, again] = canvas.getAllByRole('button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAct).toHaveBeenCalledWith('draw');
  },
});
export const CopyFailed = story('copyFailed', { globals: phone });
export const ShareFailed = story('shareFailed', { globals: phone });
export const Refused = story('refused', { globals: phone });
export const Busy = story('busy', { globals: phone });
export const LongText = story('longText', { globals: phone });
export const Missing = story('missing');
export const Loading = story('loading');
export const Failed = story('failed');

type _Covered = CoversEveryState<
  typeof promotionPageStates,
  typeof import('./PromotionPage.stories.tsx')
>;
