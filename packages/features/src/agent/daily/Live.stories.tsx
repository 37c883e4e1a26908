import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { DailyWagesWidget } from './DailyWagesWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentDailyWages/Live' };
export default meta;

const story = liveStories(<Listed page={DailyWagesWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-10] [AGT-13] Shows the settlements of the contract, and how an amount was calculated',
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getByText(say('status.contract.active'))).toBeVisible();
    const [why] = canvas.getAllByRole('button', { name: new RegExp(say('contract.why')) });
    if (!why) throw new Error('Nothing is explained');
    await userEvent.click(why);
    const explained = within(await screen.findByRole('dialog'));
    await expect(explained.getAllByText(say('team.dailyWages')).length).toBeGreaterThan(0);
    await expect(explained.queryByText(say('contract.differs'))).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});
