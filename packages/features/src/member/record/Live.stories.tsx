import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { TransactionsWidget } from './TransactionsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberRecord/Live' };
export default meta;

const story = liveStories(<Listed page={TransactionsWidget} />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-07] The account record of a member, by type',
  play: async ({ canvas, say, userEvent }) => {
    const status = await canvas.findByRole('combobox', { name: say('record.type') });
    await userEvent.selectOptions(status, 'deposit');
    await expect(status).toHaveValue('deposit');
    await canvas.findAllByRole('rowheader');
  },
});
