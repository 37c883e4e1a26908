import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { AccountWidget } from './AccountWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberAccount/Live' };
export default meta;

const story = liveStories(<AccountWidget />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-01] The account of a member, with its balance and what protects it',
  play: async ({ test, canvas, say, userEvent }) => {
    await expect(await canvas.findByText(/^\+880 /)).toBeVisible();
    await expect(await canvas.findByText(/12,450\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('action.change') }));
    await expect(test.runtime.overlays.store.getState().modal?.name).toBe('changePassword');
  },
});
