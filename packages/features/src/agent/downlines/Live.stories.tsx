import type { Meta } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { Listed } from '../../shared/records/place.fixture.tsx';
import { OverlayHost } from '../../shared/shell/OverlayHost.tsx';
import { liveStories } from '../../testing/live.tsx';
import type { TestRuntime } from '../../testing/test-runtime.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentDownlines/Live' };
export default meta;

const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = liveStories(<Listed page={DownlinesWidget} />)(asAgent, {
  name: '[AGT-04] [AGT-15] Any account in a team of ten thousand is found by name',
  play: async ({ canvas, say, userEvent }) => {
    await expect(await canvas.findByText('10,002', { exact: false })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox'), 'nadia');
    await waitFor(() => expect(canvas.getAllByText(/^na\*\*\*\d\d$/).length).toBeGreaterThan(10));
    const [look] = canvas.getAllByRole('button', {
      name: new RegExp(say('team.detailsOf', { name: 'na' })),
    });
    if (!look) throw new Error('Nobody can be looked at');
    await userEvent.click(look);
    await waitFor(() => expect(document.querySelector('[role="dialog"] dl')).toBeVisible());
  },
});

export const TreeOfAgent = liveStories(<Listed page={DownlinesWidget} search="?list.view=tree" />)(
  asAgent,
  {
    name: '[AGT-04] The levels of a team open one after the other',
    play: async ({ canvas, userEvent }) => {
      await canvas.findByRole('treegrid');
      await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
      const closed = canvas.getAllByRole('row', { expanded: false })[0];
      closed?.focus();
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(closed).toHaveAttribute('aria-expanded', 'true'));
      await waitFor(() =>
        expect(
          canvas.getAllByRole('row').filter((row) => row.getAttribute('aria-level') === '2').length,
        ).toBeGreaterThan(0),
      );
    },
  },
);

export const MoneyOfAgent = liveStories(
  <>
    <Listed page={DownlinesWidget} search="?list.search=demo_member" />
    <OverlayHost registry={{}} />
  </>,
)(asAgent, {
  name: '[AGT-04] [WAL-07] Money is sent to a direct downline once, after a question with amount and account',
  play: async ({ test, canvas, say, userEvent }) => {
    const name = 'de***er';
    await userEvent.click(
      await canvas.findByRole('button', { name: say('team.detailsOf', { name }) }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(
      await dialog.findByRole('button', { name: say('team.sendMoneyTo', { name }) }),
    );
    const amount = await dialog.findByRole('textbox', { name: new RegExp(say('wallet.amount')) });
    await userEvent.type(amount, '1000');
    await userEvent.type(
      dialog.getByLabelText(new RegExp(`^${say('auth.transactionPassword')}`)),
      '246810',
    );
    const sum = '\u09F31,000.00';
    await userEvent.click(
      dialog.getByRole('button', { name: say('team.sendAmount', { amount: sum }) }),
    );
    const question = within(await screen.findByRole('alertdialog'));
    await expect(
      question.getByText(say('confirm.downline.title', { amount: sum, name })),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: say('confirm.downline.action') }));
    await expect(
      await screen.findByText(say('success.downlineTransferred', { amount: sum, name })),
    ).toBeVisible();
    await waitFor(() => expect(amount).toHaveValue(''));
    await expect(await dialog.findByText(/^DL-/)).toBeVisible();
    const path = 'POST /wps/agent/team/transfer';
    await expect(test.requests.filter((one) => one === path)).toHaveLength(1);
  },
});
