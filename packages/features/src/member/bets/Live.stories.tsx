import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { BetsWidget } from './BetsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberBets/Live' };
export default meta;

const story = liveStories(<Listed page={BetsWidget} />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-06] The betting record of a member, by status',
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const status = canvas.getByRole('combobox', { name: say('record.status') });
    await userEvent.selectOptions(status, 'lost');
    await expect(status).toHaveValue('lost');
    await canvas.findAllByRole('rowheader');
  },
});
