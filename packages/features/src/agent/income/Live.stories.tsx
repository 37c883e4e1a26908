import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { IncomeWidget } from './IncomeWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentIncome/Live' };
export default meta;

const story = liveStories(<Listed page={IncomeWidget} />);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-07] The income of an agent, and the parts of one day',
  play: async ({ canvas, say, userEvent }) => {
    const [details] = await canvas.findAllByText(say('ui.details'), {
      selector: 'button *, button',
    });
    if (!details) throw new Error('There is no income');
    await userEvent.click(details);
    const window = within(await screen.findByRole('dialog'));
    await expect(await window.findByText(say('income.madeOf'))).toBeVisible();
  },
});
