import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PanelView } from './PanelView.tsx';
import { panelStates } from './states.ts';

const meta: Meta<typeof PanelView> = {
  title: 'Widgets/DeveloperPanel/View',
  component: PanelView,
  args: { onScenario: fn(), onNamed: fn(), onReset: fn(), onInbox: fn(), onBrand: fn() },
};
export default meta;

const story = storiesFor(PanelView, panelStates);

export const Rest = story('rest', {
  name: 'A switch changes the scenario and nothing else',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'FREEPLAY3' }));
    await expect(args.onScenario).toHaveBeenCalledWith({
      ...args.scenario,
      flags: { ...args.scenario.flags, FREEPLAY3: false },
    });
  },
});
export const Codes = story('codes', {
  play: async ({ args, canvas }) => {
    for (const { code } of args.inbox.sms) await expect(canvas.getByText(code)).toBeVisible();
    const [oldest, ...others] = args.inbox.captchas;
    for (const { text } of others) await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.queryByText(oldest?.text ?? '')).toBeNull();
  },
});
export const EveryFault = story('everyFault', {
  name: 'Each fault says how often it hits',
  play: async ({ args, canvas, userEvent }) => {
    const [, ...often] = canvas.getAllByRole('combobox');
    await expect(often).toHaveLength(7);
    const [first] = often;
    if (!first) throw new Error('No fault is on');
    await expect(first).toHaveValue('3');
    await userEvent.selectOptions(first, 'always');
    await expect(args.onScenario).toHaveBeenCalledOnce();
  },
});
export const Maintenance = story('maintenance', {
  name: 'A named scenario is chosen, and given back',
  play: async ({ args, canvas, userEvent }) => {
    const [names] = canvas.getAllByRole('combobox');
    if (!names) throw new Error('No scenario to choose');
    await expect(names).toHaveValue('maintenance');
    await userEvent.selectOptions(names, 'flaky');
    await expect(args.onNamed).toHaveBeenLastCalledWith('flaky');
    await userEvent.selectOptions(names, '');
    await expect(args.onNamed).toHaveBeenLastCalledWith(null);
  },
});
export const Issues = story('issues', {
  name: '[X-06] Lists the errors that the site reported, newest first',
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(rows).toEqual(args.issues.map(({ what }) => what).reverse());
  },
});
export const NoTerms = story('noTerms', {
  name: '[REG-06] Says that the agreement of the registration lacks its text',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/TERMS/)).toBeVisible();
  },
});
export const Busy = story('busy');
export const Changed = story('changed');
export const Failed = story('failed');

type _Covered = CoversEveryState<typeof panelStates, typeof import('./PanelView.stories.tsx')>;
