import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import { playRounds } from '../../testing/played.ts';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { RebateWidget } from './RebateWidget.tsx';

const meta: Meta = { title: 'Widgets/MemberRebate/Live' };
export default meta;

const story = liveStories(
  <>
    <RebateWidget />
    <OverlayHost registry={{}} />
  </>,
);
const afterBets = async (test: TestRuntime) => {
  const { session } = test.runtime;
  await session.login({ type: 'username', username: 'demo_member', password: 'Parlour#2026' });
  await playRounds(test, 200);
};

export const OfMember = story(afterBets, {
  name: '[MEM-14] [REB-01] The rebate is claimed once, and appears among the earlier ones',
  play: async ({ test, canvas, canvasElement, say, userEvent }) => {
    // The symbol comes with the settings; a site shows nothing before.
    const claim = await canvas.findByRole('button', { name: /\u09F3[\d,]+\.\d\d/ });
    const amount = /[\d,]+\.\d\d/.exec(claim.textContent ?? '')?.[0] ?? '';
    await userEvent.click(claim);
    await expect(
      await screen.findByText(say('success.rebateClaimed', { amount: `\u09F3${amount}` })),
    ).toBeVisible();
    // The button is busy until everything that the rebate changes was read again.
    const button = { name: say('action.claim') };
    await waitFor(() => expect(canvas.getByRole('button', button)).toBeDisabled());
    await waitFor(() => expect(canvasElement.querySelector('li')).toHaveTextContent(amount));
    const path = 'POST /wps/v2/rebate/claim';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
