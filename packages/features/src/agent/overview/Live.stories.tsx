import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { OverviewWidget } from './OverviewWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentOverview/Live' };
export default meta;

const story = liveStories(<Listed page={OverviewWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-02] The team of an agent, today and over 14 days',
  play: async ({ test, canvas, say, userEvent }) => {
    await expect(await canvas.findByText('2026-11-07', { exact: false })).toBeVisible();
    await expect(await canvas.findByText(say('team.top'))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: say('range.today') }));
    await expect(await canvas.findByText('2026-11-20')).toBeVisible();
    await expect(await canvas.findByText(say('team.top'))).toBeVisible();
    const asked = test.requests.filter((one) => one === 'GET /wps/agent/team/overview');
    await expect(asked).toHaveLength(2);
  },
});
