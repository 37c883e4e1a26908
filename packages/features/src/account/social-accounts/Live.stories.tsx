import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { SocialAccountsWindow } from './SocialAccountsWindow.tsx';

const meta: Meta = { title: 'Widgets/SocialAccounts/Live', parameters: { layout: 'fullscreen' } };
export default meta;

const story = liveStories(
  <>
    <SocialAccountsWindow onClose={fn()} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-01] An account is linked after a question that names messenger and account',
  play: async ({ test, say, userEvent }) => {
    const modal = within(await screen.findByRole('dialog'));
    const field = say('field.line');
    await userEvent.click(
      await modal.findByRole('button', { name: say('social.linkNamed', { field }) }),
    );
    await userEvent.type(modal.getByRole('textbox'), 'rafid.line{Enter}');
    const question = within(await screen.findByRole('alertdialog'));
    await expect(question.getByText(field)).toBeVisible();
    await expect(question.getByText('rafid.line')).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say('social.link') }));
    await expect(await modal.findByText('ra***ne')).toBeVisible();
    const path = 'PUT /wps/member/social';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
