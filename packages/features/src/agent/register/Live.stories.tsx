import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { browserDevice } from '../../shared/sharing/device.ts';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { RegisterCenterWidget } from './RegisterCenterWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentRegister/Live' };
export default meta;

const copyText = fn(async (_text: string) => undefined);
const story = liveStories(
  <RegisterCenterWidget device={{ ...browserDevice, copyText, canShare: () => false }} />,
);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-03] A link is created, copied, and appears in the list of the agent',
  play: async ({ canvas, canvasElement, say, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: say('link.new') }));
    await userEvent.click(canvas.getByRole('button', { name: say('link.make') }));
    await userEvent.click(await canvas.findByRole('button', { name: say('action.copyLink') }));
    await waitFor(() => expect(copyText).toHaveBeenCalled());
    const code = /affiliateCode=(\w+)$/.exec(copyText.mock.lastCall?.[0] ?? '')?.[1];
    await expect(canvasElement.querySelector(`[data-link="${code}"]`)).toBeVisible();
  },
});
