import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { RankWidget } from './RankWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberRank/Live' };
export default meta;

const story = liveStories(<RankWidget />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-15] The level of a member, all levels and the benefits of the current one',
  play: async ({ test, canvas, canvasElement, say }) => {
    const { name } = await test.runtime.api.getPlayerRank();
    await expect((await canvas.findAllByText(name)).length).toBeGreaterThan(1);
    await expect(await canvas.findByText(say('rank.privileges'))).toBeVisible();
    await expect(canvasElement.querySelector('li[aria-current="true"]')).toHaveTextContent(name);
  },
});
