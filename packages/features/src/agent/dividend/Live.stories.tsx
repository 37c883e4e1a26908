import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { DividendWidget } from './DividendWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentDividend/Live' };
export default meta;

const story = liveStories(
  <>
    <Listed page={DividendWidget} />
    <OverlayHost registry={{}} />
  </>,
);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-09] [AGT-13] Shows the settlements of the contract, and how an amount was calculated',
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getByText(say('status.contract.active'))).toBeVisible();
    const [why] = canvas.getAllByRole('button', { name: new RegExp(say('contract.why')) });
    if (!why) throw new Error('Nothing is explained');
    await userEvent.click(why);
    const explained = within(await screen.findByRole('dialog'));
    await expect(explained.getAllByText(say('team.dividend')).length).toBeGreaterThan(0);
    await expect(explained.queryByText(say('contract.differs'))).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const RefuseByKeysAlone = story(asAgent, {
  name: '[A11-01] [AGT-09] [AGT-13] [WAL-07] By keyboard alone an offer is opened, closed, and then refused once',
  play: async ({ test, canvas, say, userEvent }) => {
    const sent = () =>
      test.requests.filter((one) => one === 'POST /wps/relay/MCS2_processDividendReq');
    await tabTo(await canvas.findByRole('button', { name: say('contract.seeOffer') }), userEvent);
    await userEvent.keyboard('{Enter}');
    const refuse = { name: say('confirm.rejectContract.action') };
    const opener = await canvas.findByRole('button', refuse);
    const question = { name: say('confirm.rejectContract.title') };
    await tabTo(opener, userEvent);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', question);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(sent()).toHaveLength(0);
    await userEvent.keyboard('{Enter}');
    const review = within(await screen.findByRole('dialog', question));
    const last = review.getByRole('button', refuse);
    // The button is enabled once the list of contracts below is loaded.
    await waitFor(() => expect(last).toBeEnabled());
    await tabTo(last, userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say('success.contractRejected'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent()).toHaveLength(1);
  },
});
