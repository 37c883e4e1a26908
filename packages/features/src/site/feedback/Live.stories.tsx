import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { FeedbackWidget } from './FeedbackWidget.tsx';

const meta: Meta = { title: 'Widgets/Feedback/Live' };
export default meta;

const story = liveStories(<FeedbackWidget helpHref="/help" device={() => 'Sample browser 1.0'} />);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: "[HLP-01] A member's feedback is sent once, and appears in the list of earlier feedback",
  play: async ({ test, canvas, say, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox'), 'GAME');
    await userEvent.type(
      canvas.getByRole('textbox', { name: new RegExp(say('feedback.content')) }),
      'The game stays black.',
    );
    await userEvent.dblClick(canvas.getByRole('button', { name: say('action.sendFeedback') }));
    await expect(await canvas.findByText(say('success.feedbackSent'))).toBeVisible();
    await expect(await canvas.findByText(say('feedback.open'))).toBeVisible();
    const path = 'PUT /wps/feedback';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
export const ByKeysAlone = story(asMember, {
  name: '[A11-01] [HLP-01] Feedback is written and sent by keyboard alone',
  play: async ({ test, canvas, say, userEvent }) => {
    const subject = await canvas.findByRole('combobox');
    await tabTo(subject, userEvent);
    // Browsers differ in how arrow keys choose an option, so the test selects it directly.
    await userEvent.selectOptions(subject, 'GAME');
    const content = canvas.getByRole('textbox', { name: new RegExp(say('feedback.content')) });
    await tabTo(content, userEvent);
    await userEvent.keyboard('The game stays black.');
    await tabTo(canvas.getByRole('button', { name: say('action.sendFeedback') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(say('success.feedbackSent'))).toBeVisible();
    const path = 'PUT /wps/feedback';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
export const OfGuest = story();
