import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { ContractsView } from './ContractsView.tsx';
import { contractsStates } from './states.ts';

const meta: Meta<typeof ContractsView> = {
  title: 'Widgets/Contracts/View',
  component: ContractsView,
  args: {
    onChange: fn(),
    onFile: fn(),
    onRetry: fn(),
    onTab: fn(),
    onStep: fn(),
    onAsk: fn(),
    onOffer: fn(),
    onGivenPage: fn(),
    onRetryReceived: fn(),
    onRetryGiven: fn(),
  },
};
export default meta;

const story = storiesFor(ContractsView, contractsStates);
const phone = { viewport: { value: 'w360' } };

const pressIn = (canvasElement: HTMLElement, selector: string): HTMLElement => {
  const found = canvasElement.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};

export const Offered = story('offered', {
  name: '[AGT-09] [AGT-13] An offer is shown above the settlements; a settlement is explained by its own figures',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await userEvent.click(pressIn(canvasElement, '[data-component="alert"] button'));
    await expect(args.onTab).toHaveBeenCalledWith('received');
    const [, second] = canvas.getAllByRole('row').slice(1);
    if (!second) throw new Error('There is no second settlement');
    await userEvent.click(within(second).getByRole('button'));
    const why = within(await screen.findByRole('dialog'));
    await expect(why.getByText(/56,138\.33.*8,420\.74/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
});
export const Phone = story('phone', { globals: phone });
export const Daily = story('daily', {
  name: '[AGT-10] An unknown status is shown by its code, and can be a filter',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'on-hold' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'on-hold' })).toBeInTheDocument();
  },
});
export const Hourly = story('hourly', {
  name: '[AGT-11] An hour is named by its start',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026-11-20 19:00')).toBeVisible();
  },
});
export const Realtime = story('realtime', {
  name: '[AGT-12] The settlement interval and the next settlement are shown below the list',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/2026-11-20 20:45:00/)).toBeVisible();
  },
});
export const Empty = story('empty');
export const Loading = story('loading');
export const Failed = story('failed', {
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(pressIn(canvasElement, '[data-component="error-state"] button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
export const Refused = story('refused', {
  name: '[AGT-09] [LGN-06] A member who may not see contracts gets a message',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-component="error-state"]')).toBeVisible();
  },
});
export const LongText = story('longText', {
  globals: phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  },
});
export const FeatureOff = story('featureOff');
export const Received = story('received', {
  name: '[AGT-13] An offer is accepted or rejected in a review that names the contract it replaces',
  play: async ({ args, canvas, userEvent }) => {
    const [offer] = canvas.getAllByRole('article');
    if (!offer) throw new Error('There is no offer');
    const [reject, accept] = within(offer).getAllByRole('button');
    if (!reject || !accept) throw new Error('There are not two answers');
    await userEvent.click(accept);
    await expect(args.onStep).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'CT-5521' }),
      'accept',
    );
    await userEvent.click(reject);
    await expect(args.onStep).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'CT-5521' }),
      'reject',
    );
  },
});
export const ReceivedPhone = story('receivedPhone', { globals: phone });
export const ReceivedNone = story('receivedNone', {
  name: '[AGT-13] An agent without a contract can request one',
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.click(pressIn(canvasElement, '[data-component="empty-state"] button'));
    await expect(args.onAsk).toHaveBeenCalledOnce();
  },
});
export const ReceivedLoading = story('receivedLoading');
export const ReceivedFailed = story('receivedFailed');
export const Late = story('late', {
  name: '[AGT-13] A step that came too late shows an error, and the contracts are shown as they are now',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
});
export const Given = story('given', {
  name: '[AGT-13] Opens a contract with a downline, with its possible actions',
  play: async ({ args, canvas, userEvent }) => {
    const asked = canvas.getByRole('row', { name: /su\*\*\*91/ });
    await userEvent.click(within(asked).getByRole('button'));
    const terms = within(await screen.findByRole('dialog'));
    const buttons = within(terms.getByRole('article')).getAllByRole('button');
    await expect(buttons).toHaveLength(2);
    const [refuse] = buttons;
    if (!refuse) throw new Error('It cannot be refused');
    await userEvent.click(refuse);
    await expect(args.onStep).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'CT-6002' }),
      'reject',
    );
  },
});
export const GivenPhone = story('givenPhone', { globals: phone });
export const GivenNone = story('givenNone');
export const GivenFailed = story('givenFailed');
export const NothingToGive = story('nothingToGive');

type _Covered = CoversEveryState<
  typeof contractsStates,
  typeof import('./ContractsView.stories.tsx')
>;
