import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { VipWidget } from './VipWidget.tsx';

const meta: Meta = { title: 'Widgets/Vip/Live' };
export default meta;

const story = liveStories(<VipWidget />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[VIP-01] The own level of a member, and all levels',
  play: async ({ test, canvas }) => {
    const { name } = await test.runtime.api.getPlayerRank();
    await expect(await canvas.findByRole('heading', { name: new RegExp(name) })).toBeVisible();
  },
});
