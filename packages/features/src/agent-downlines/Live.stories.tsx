import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Listed } from '../records/place.fixture.tsx';
import { liveStories, type TestRuntime } from '../testing/index.tsx';
import { DownlinesWidget } from './DownlinesWidget.tsx';

const meta: Meta = { title: 'Widgets/AgentDownlines/Live' };
export default meta;

const asAgent = ({ runtime }: TestRuntime) =>
  runtime.session.login({ type: 'username', username: 'demo_agent', password: 'Parlour#2026' });

export const OfAgent = liveStories(<Listed page={DownlinesWidget} />)(asAgent, {
  name: '[AGT-04] [AGT-15] Anybody in a team of ten thousand is found by name',
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
