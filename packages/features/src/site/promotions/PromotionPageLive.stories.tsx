import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { PromotionPageWidget } from './PromotionPageWidget.tsx';

const meta: Meta = { title: 'Widgets/Promotions/Page live' };
export default meta;

const raffle = liveStories(<PromotionPageWidget id="p-friday-spins" />);
const missing = liveStories(<PromotionPageWidget id="no-such" />);

const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const Draw = raffle(asMember, {
  name: '[PRO-01] [WAL-07] A draw is one request, and its result stays on the page',
  play: async ({ test, canvas, say, userEvent }) => {
    await userEvent.dblClick(await canvas.findByRole('button', { name: say('promo.draw') }));
    await canvas.findByText(say('promo.drawsLeft_one', { count: 1 }));
    await expect(canvas.getByRole('timer')).toBeVisible();
    const draws = test.requests.filter((one) => one.endsWith('MCS2_claimRafflePromotion'));
    await expect(draws).toHaveLength(1);
  },
});

export const DrawByKeysAlone = raffle(asMember, {
  name: '[A11-01] [PRO-01] A draw is made by keyboard alone, once',
  play: async ({ test, canvas, say, userEvent }) => {
    await tabTo(await canvas.findByRole('button', { name: say('promo.draw') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(say('promo.drawsLeft_one', { count: 1 }));
    const draws = test.requests.filter((one) => one.endsWith('MCS2_claimRafflePromotion'));
    await expect(draws).toHaveLength(1);
  },
});

export const Missing = missing(undefined, {
  name: '[PRO-01] An id that does not exist has a next step',
  play: async ({ canvas, say }) => {
    await canvas.findByText(say('promo.missingTitle'));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: say('promo.all') })).toHaveAttribute(
        'href',
        '/promotions',
      ),
    );
  },
});
