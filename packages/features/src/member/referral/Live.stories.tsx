import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { browserDevice } from '../../shared/sharing/device.ts';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { ReferralWidget } from './ReferralWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberReferral/Live' };
export default meta;

const copyText = fn(async (_text: string) => undefined);
const story = liveStories(
  <Listed
    page={({ place }) => (
      <ReferralWidget
        place={place}
        device={{ ...browserDevice, copyText, canShare: () => false }}
      />
    )}
  />,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[MEM-11] [REF-01] The link of a member is copied; all friends are listed, page by page',
  play: async ({ test, canvas, say, userEvent }) => {
    const link = 'http://sandbox.invalid/register?referralCode=PADMA7';
    await expect(await canvas.findByText(link)).toBeVisible();
    const [copy] = canvas.getAllByRole('button', { name: say('action.copyLink') });
    if (!copy) throw new Error('There is no way to copy');
    await userEvent.click(copy);
    await expect(copyText).toHaveBeenLastCalledWith(link);
    await waitFor(() =>
      expect(test.runtime.toasts.getSnapshot().map(({ title }) => title)).toContain(
        say('success.linkCopied'),
      ),
    );
    await expect(await canvas.findByText('fa***07')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: say('a11y.nextPage') }));
    await waitFor(() => expect(canvas.queryByText('fa***07')).toBeNull());
  },
});
