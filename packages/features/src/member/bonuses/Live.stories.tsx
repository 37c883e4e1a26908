import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { BonusesWidget } from './BonusesWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberBonuses/Live' };
export default meta;

const story = liveStories(<Listed page={BonusesWidget} />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-09] The bonuses of a member, with their turnover',
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    const status = canvas.getByRole('combobox', { name: say('record.status') });
    await userEvent.selectOptions(status, 'active');
    await expect(status).toHaveValue('active');
    await canvas.findAllByRole('rowheader');
  },
});
