import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ProfitWidget } from './ProfitWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberProfit/Live' };
export default meta;

const story = liveStories(<Listed page={ProfitWidget} />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-08] Profit and loss of a member, day by day',
  play: async ({ canvas, say }) => {
    const days = await canvas.findByRole('heading', { name: say('profit.byDay') });
    await expect(days).toBeVisible();
    await canvas.findAllByRole('rowheader');
  },
});
