import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { StatementsWidget } from './StatementsWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentStatements/Live' };
export default meta;

const story = liveStories(<Listed page={StatementsWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: "[AGT-06] From one's own downlines down to those of one of them, and back",
  play: async ({ canvas, say, userEvent }) => {
    const [team] = await canvas.findAllByText(say('team.open'));
    if (!team) throw new Error('Nobody has a team');
    await userEvent.click(team);
    const mine = await canvas.findByRole('link', { name: say('team.mine') });
    await userEvent.click(mine);
    await expect(await canvas.findAllByRole('rowheader')).not.toHaveLength(0);
  },
});
