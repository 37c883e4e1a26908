import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { EnvelopesWidget } from './EnvelopesWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentEnvelopes/Live' };
export default meta;

const story = liveStories(
  <>
    <EnvelopesWidget />
    <OverlayHost registry={{}} />
  </>,
);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-14] An envelope is reviewed, sent once, and appears in the list',
  play: async ({ test, canvas, canvasElement, say, userEvent }) => {
    const box = await canvas.findByRole('combobox');
    await userEvent.type(box, 'ba');
    await userEvent.click((await canvas.findAllByRole('option'))[0] ?? box);
    await userEvent.type(canvas.getByLabelText(new RegExp(`^${say('envelope.each')}`)), '50');
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('auth.transactionPassword')}`)),
      '246810',
    );
    await userEvent.click(canvas.getByRole('button', { name: /\u09F350\.00/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(
      question.getByRole('button', { name: say('confirm.redEnvelope.action') }),
    );
    await expect(await screen.findByText(say('success.redEnvelopeSent'))).toBeVisible();
    await expect(await canvas.findByText('\u2212\u09F350.00')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-envelope]')).toHaveLength(1);
    const path = 'POST /wps/v2/redEnvelope';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
