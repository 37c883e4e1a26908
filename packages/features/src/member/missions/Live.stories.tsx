import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { playRounds } from '../../testing/played.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { MissionsWidget } from './MissionsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberMissions/Live' };
export default meta;

const story = liveStories(<MissionsWidget />);
const asPlayer = async (test: TestRuntime) => {
  await test.runtime.session.login({
    type: 'username',
    username: 'demo_member',
    password: 'Parlour#2026',
  });
  await playRounds(test, 20);
};

export const OfMember = story(asPlayer, {
  name: '[MEM-12] [MIS-01] The reward of a mission is claimed once, however often its button is pressed',
  play: async ({ test, canvas, say, userEvent }) => {
    const claim = await canvas.findByRole('button', { name: say('action.claim') });
    const claimed = canvas.queryAllByText(say('reward.claimed')).length;
    await userEvent.dblClick(claim);
    await waitFor(() =>
      expect(canvas.getAllByText(say('reward.claimed'))).toHaveLength(claimed + 1),
    );
    const sent = test.requests.filter((one) => one === 'POST /wps/relay/MCSFE_claimMission');
    await expect(sent).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: say('range.month') }));
    await expect(await canvas.findByText(say('leaderboard.you'))).toBeVisible();
  },
});
