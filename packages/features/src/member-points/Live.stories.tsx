import type { Meta } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { Listed } from '../records/place.fixture.tsx';
import { OverlayHost } from '../shell/index.ts';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { PointsWidget } from './PointsWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberPoints/Live' };
export default meta;

const story = liveStories(
  <>
    <Listed page={PointsWidget} />
    <OverlayHost registry={{}} />
  </>,
);
const asMember = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });

export const OfMember = story(asMember, {
  name: '[PTS-01] [WAL-07] Points become money once, and the history tells it',
  play: async ({ test, canvas, say, userEvent }) => {
    const points = await canvas.findByRole('textbox', {
      name: new RegExp(`^${say('points.howMany')}`),
    });
    await userEvent.type(points, '2000');
    await userEvent.type(
      canvas.getByLabelText(new RegExp(`^${say('auth.transactionPassword')}`)),
      '246810',
    );
    await userEvent.click(canvas.getByRole('button', { name: say('confirm.convert.action') }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: say('confirm.convert.action') }));
    const done = say('success.pointsConverted_other', { count: '2,000', amount: '\u09F3200.00' });
    await expect(await screen.findByText(done)).toBeVisible();
    await expect(points).toHaveValue('');
    await expect(await canvas.findByText('6,640')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: say('points.redeemHistory') }));
    const [newest] = await canvas.findAllByText(/^RD-/);
    await expect(newest).toBeVisible();
    const path = 'POST /wps/relay/passwordCheck/MCS2_convertPoint';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
