import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { RewardsWidget } from './RewardsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberRewards/Live' };
export default meta;

const story = liveStories(<RewardsWidget />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-10] [REW-01] A reward is claimed once, however often its button is pressed',
  play: async ({ test, canvas, say, userEvent }) => {
    const buttons = () => canvas.getAllByRole('button', { name: say('action.claim') });
    await canvas.findByText(say('reward.count_other', { count: 2 }));
    const [claim] = buttons();
    if (!claim) throw new Error('There is nothing to claim');
    await userEvent.dblClick(claim);
    await waitFor(() => expect(buttons()).toHaveLength(1));
    const claims = test.requests.filter((one) => one === 'POST /wps/v2/rewards/claim');
    await expect(claims).toHaveLength(1);
    await expect(canvas.getByText(say('reward.count_one', { count: 1 }))).toBeVisible();
  },
});
