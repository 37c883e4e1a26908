import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { AnnouncementsWidget } from './AnnouncementsWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentAnnouncements/Live' };
export default meta;

const story = liveStories(<AnnouncementsWidget />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-01] Announcements for agents',
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('listitem');
    const row = first?.querySelector('button');
    if (!row) throw new Error('There is no announcement');
    await userEvent.click(row);
    await expect(await canvas.findByRole('article')).toBeVisible();
  },
});
