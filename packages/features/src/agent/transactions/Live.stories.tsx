import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { TeamTransactionsWidget } from './TeamTransactionsWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentTransactions/Live' };
export default meta;

const story = liveStories(<Listed page={TeamTransactionsWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-08] Movements on the accounts of the downlines, by type',
  play: async ({ canvas, say, userEvent }) => {
    const type = await canvas.findByRole('combobox', { name: say('record.type') });
    await userEvent.selectOptions(type, 'deposit');
    await expect(type).toHaveValue('deposit');
    await canvas.findAllByRole('rowheader');
  },
});
