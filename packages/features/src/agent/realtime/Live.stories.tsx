import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { inScenario, liveStories } from '../../testing/live.tsx';
import { tabTo } from '../../testing/tab-to.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { RealtimeSalaryWidget } from './RealtimeSalaryWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentRealtimeSalary/Live' };
export default meta;

const story = liveStories(
  <>
    <Listed page={RealtimeSalaryWidget} />
    <OverlayHost registry={{}} />
  </>,
);
const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = story(asAgent, {
  name: '[AGT-12] [AGT-13] Shows the settlements of the contract, and how an amount was calculated',
  play: async ({ canvas, say, userEvent }) => {
    await canvas.findAllByRole('rowheader');
    await expect(canvas.getByText(say('status.contract.active'))).toBeVisible();
    const [why] = canvas.getAllByRole('button', { name: new RegExp(say('contract.why')) });
    if (!why) throw new Error('Nothing is explained');
    await userEvent.click(why);
    const explained = within(await screen.findByRole('dialog'));
    await expect(explained.getAllByText(say('team.realtimeSalary')).length).toBeGreaterThan(0);
    await expect(explained.queryByText(say('contract.differs'))).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});

export const AcceptByKeysAlone = story(inScenario('agent-with-offers', asAgent), {
  name: '[A11-01] [AGT-12] [AGT-13] [WAL-07] By keyboard alone an offer is opened, reviewed, ticked and accepted once',
  play: async ({ test, canvas, say, userEvent }) => {
    const path = 'POST /wps/relay/MCSFE_processRealTimeSalaryContract';
    const sent = () => test.requests.filter((one) => one === path);
    await tabTo(await canvas.findByRole('button', { name: say('contract.seeOffer') }), userEvent);
    await userEvent.keyboard('{Enter}');
    const accept = { name: say('confirm.acceptContract.action') };
    await tabTo(await canvas.findByRole('button', accept), userEvent);
    await userEvent.keyboard('{Enter}');
    const question = { name: say('confirm.acceptContract.title') };
    const review = within(await screen.findByRole('dialog', question));
    const seen = await review.findByRole('checkbox', { name: say('contract.seen') });
    const last = review.getByRole('button', accept);
    await expect(last).toBeDisabled();
    await tabTo(seen, userEvent);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(last).toBeEnabled());
    await expect(sent()).toHaveLength(0);
    await tabTo(last, userEvent);
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByText(say('success.contractAccepted'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sent()).toHaveLength(1);
  },
});
