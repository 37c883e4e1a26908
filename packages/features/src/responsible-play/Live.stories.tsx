import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OverlayHost } from '../shell/index.ts';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { ResponsiblePlayWidget } from './ResponsiblePlayWidget.tsx';

const meta: Meta = { title: 'Widgets/ResponsiblePlay/Live' };
export default meta;

const story = liveStories(
  <>
    <ResponsiblePlayWidget />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[X-01] A break begins after a question that says until when',
  play: async ({ test, canvas, say, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: say('rg.timeOut') }));
    await userEvent.click(
      await canvas.findByRole('radio', { name: new RegExp(say('play.days_other', { count: 7 })) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: say('confirm.timeOut.action') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: say('confirm.timeOut.action') }));
    await expect(await canvas.findByText(say('play.closed'))).toBeVisible();
    const path = 'POST /wps/responsible/timeout';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
