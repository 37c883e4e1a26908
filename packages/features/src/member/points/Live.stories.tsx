import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
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
  name: '[PTS-01] [WAL-07] Points are converted into money once, and the history shows it',
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

export const RedeemByKeysAlone = story(asMember, {
  name: '[A11-01] [PTS-01] [WAL-07] A reward by keyboard alone: chosen, confirmed by password, reviewed, sent once',
  play: async ({ test, canvas, say, userEvent }) => {
    const begins = (key: Parameters<typeof say>[0]) => (name: string) => name.startsWith(say(key));
    const { api } = test.runtime;
    const { list } = await api.getPointRewards({ pageSize: 100 });
    // Goods also need an address.
    const reward = list.find(({ type, stock }) => type === 'GOODS' && stock !== 0);
    if (!reward) throw new Error('There is nothing to redeem');
    const { balance } = await api.getPointBalance();
    const path = 'POST /wps/relay/passwordCheck/MCS2_redeemPointReward';
    const sent = () => test.requests.filter((one) => one === path);
    const redeem = `${say('points.redeem')}: ${reward.name}`;
    const opener = await canvas.findByRole('button', { name: redeem });
    await tabTo(opener, userEvent);
    await userEvent.keyboard('{Enter}');
    const modal = within(await screen.findByRole('dialog', { name: redeem }));
    await tabTo(modal.getByRole('textbox', { name: begins('field.address') }), userEvent);
    await userEvent.keyboard('Dhaka');
    const password = begins('auth.transactionPassword');
    await tabTo(modal.getByLabelText(password, { selector: 'input' }), userEvent);
    await userEvent.keyboard('246810');
    await tabTo(modal.getByRole('button', { name: say('action.continue') }), userEvent);
    await userEvent.keyboard('{Enter}');
    const review = await modal.findByRole('group', { name: say('points.check') });
    await waitFor(() => expect(review).toHaveFocus());
    await expect(review).toHaveTextContent('Dhaka');
    await expect(sent()).toHaveLength(0);
    await tabTo(modal.getByRole('button', { name: say('confirm.redeem.action') }), userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say('success.redeemSent'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(sent()).toHaveLength(1);
    const left = await api.getPointBalance();
    await expect(left.balance).toBe(balance - reward.requiredPoints);
  },
});
