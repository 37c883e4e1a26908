import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { TeamBetsWidget } from './TeamBetsWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentBets/Live' };
export default meta;

const story = liveStories(<Listed page={TeamBetsWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: "[AGT-05] The bets of an agent's team, by status",
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const status = canvas.getByRole('combobox', { name: say('record.status') });
    await userEvent.selectOptions(status, 'lost');
    await expect(status).toHaveValue('lost');
    await canvas.findAllByRole('rowheader');
  },
});
