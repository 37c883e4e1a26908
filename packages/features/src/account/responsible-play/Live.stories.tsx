import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
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
  name: '[X-01] A break starts after a question that names its end',
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

export const ByKeysAlone = story(asMember, {
  name: '[A11-01] [X-01] A break with the keyboard alone: opening the tab, the length, and the question',
  play: async ({ test, canvas, say, userEvent }) => {
    await tabTo(await canvas.findByRole('button', { name: say('rg.timeOut') }), userEvent);
    await userEvent.keyboard('{Enter}');
    const lengths = within(await canvas.findByRole('radiogroup'));
    const week = lengths.getByRole('radio', {
      name: new RegExp(say('play.days_other', { count: 7 })),
    });
    const all = lengths.getAllByRole('radio');
    await tabTo(all[0], userEvent);
    for (const _ of all) {
      if (document.activeElement !== week) await userEvent.keyboard('{ArrowDown}');
    }
    await expect(week).toBeChecked();
    const yes = { name: say('confirm.timeOut.action') };
    await tabTo(canvas.getByRole('button', yes), userEvent);
    await userEvent.keyboard('{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await tabTo(question.getByRole('button', yes), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(say('play.closed'))).toBeVisible();
    const path = 'POST /wps/responsible/timeout';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
