import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DetailWindow } from './DetailWindow.tsx';
import { transferStates } from './transfer-states.ts';

const meta: Meta<typeof DetailWindow> = {
  title: 'Widgets/AgentDownlines/Transfer',
  component: DetailWindow,
  args: {
    onClose: fn(),
    onTeam: fn(),
    onRates: fn(),
    onRatesAgain: fn(),
    onRetryCaps: fn(),
    onTransferOpen: fn(),
    onTransferDraft: fn(),
    onTransferSend: fn(),
    onTransferAgain: fn(),
    onRetryTransfer: fn(),
    onRetryTransfers: fn(),
    onTransferPage: fn(),
  },
};
export default meta;

const story = storiesFor(DetailWindow, transferStates);
const phone = { viewport: { value: 'w360' } };

/** Finds a part of the window in every language. */
async function part<Found extends HTMLElement>(selector: string): Promise<Found> {
  const found = (await screen.findByRole('dialog')).querySelector<Found>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}
const field = (name: string) => part<HTMLInputElement>(`input[name="${name}"]`);
const send = () => part<HTMLButtonElement>('button[type="submit"]');

export const Offered = story('offered', {
  name: '[AGT-04] [WAL-07] One press in the details opens the transfer to a direct downline',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await part('[aria-labelledby="downline-transfer"] button'));
    await expect(args.onTransferOpen).toHaveBeenCalledWith(true);
  },
});
export const Unknown = story('unknown', {
  name: '[AGT-04] [ERR-01] After a failure it can be read again whether money can be sent',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await part('[aria-labelledby="downline-transfer"] button'));
    await expect(args.onRetryTransfer).toHaveBeenCalledOnce();
  },
});
export const Reading = story('reading');
export const ReadFailed = story('readFailed', {
  name: '[AGT-04] [ERR-01] Limits that failed to load can be loaded again in the place of the form',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await part('[data-part="body"] [data-component="alert"] button'));
    await expect(args.onRetryTransfer).toHaveBeenCalledOnce();
  },
});
export const Form = story('form', {
  name: '[AGT-04] [WAL-07] Sends amount, transaction password and note as they were typed',
  play: async ({ args, userEvent }) => {
    const amount = await field('amount');
    await userEvent.type(amount, '1,000');
    await userEvent.type(await field('paymentPassword'), '246810');
    await userEvent.type(await field('note'), ' eid ');
    await expect(amount).toHaveAccessibleDescription(/11,450\.00/);
    await expect(args.onTransferDraft).toHaveBeenLastCalledWith({ amount: '1,000', note: ' eid ' });
    await userEvent.click(await send());
    await expect(args.onTransferSend).toHaveBeenCalledOnce();
    const wanted = { amount: '1000.00', paymentPassword: '246810', note: 'eid' };
    await expect(args.onTransferSend).toHaveBeenCalledWith(wanted);
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[AGT-04] A missing value or one outside the limits is an error at its field; one press goes back',
  play: async ({ args, userEvent }) => {
    const amount = await field('amount');
    await userEvent.type(amount, '99.99');
    await userEvent.click(await send());
    await expect(amount).toBeInvalid();
    await expect(await field('paymentPassword')).toBeInvalid();
    await expect(args.onTransferSend).not.toHaveBeenCalled();
    await userEvent.click(await part('[data-part="title-bar"] button'));
    await expect(args.onTransferOpen).toHaveBeenCalledWith(false);
  },
});
export const HiddenBalance = story('hiddenBalance', {
  name: '[LAY-03] A balance that is hidden stays hidden in the form',
  play: async ({ userEvent }) => {
    const amount = await field('amount');
    await userEvent.type(amount, '1,000');
    await expect(amount).not.toHaveAccessibleDescription(/11,450/);
    await expect(await part('[data-part="body"]')).not.toHaveTextContent('12,450');
  },
});
export const Empty = story('empty');
export const ManyPages = story('manyPages');
export const PastFailed = story('pastFailed', {
  name: '[AGT-04] [ERR-01] Past transfers that failed to load leave the form unchanged',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await part('[aria-labelledby="downline-past"] button'));
    await expect(args.onRetryTransfers).toHaveBeenCalledOnce();
    await expect(await field('amount')).toBeVisible();
  },
});
export const Loading = story('loading');
export const Sending = story('sending', {
  name: '[WAL-07] The window cannot be closed while money is sent',
  play: async ({ args, userEvent }) => {
    const bar = await part('[data-part="title-bar"]');
    await expect(bar.querySelector('button')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});
export const WrongPassword = story('wrongPassword', {
  name: '[AGT-04] A wrong transaction password shows an error at its field',
  play: async () => {
    await expect(await field('paymentPassword')).toBeInvalid();
    await expect(await field('amount')).toHaveValue('1,000');
  },
});
export const NoPassword = story('noPassword');
export const OverLimit = story('overLimit');
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await part('form [data-component="alert"] button'));
    await expect(args.onTransferAgain).toHaveBeenCalledOnce();
  },
});
export const SwitchedOff = story('switchedOff');
export const MovedAway = story('movedAway');
export const LittleLeft = story('littleLeft', {
  name: '[AGT-04] No more than what is left for today can be sent',
  play: async ({ args, userEvent }) => {
    const amount = await field('amount');
    await userEvent.type(amount, '701');
    await userEvent.type(await field('paymentPassword'), '246810');
    await userEvent.click(await send());
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/700\.00/);
    await expect(args.onTransferSend).not.toHaveBeenCalled();
  },
});
export const Spent = story('spent', {
  name: '[AGT-04] A message replaces the form when the day has no room for another transfer',
  play: async () => {
    const body = await part('[data-part="body"]');
    await expect(body.querySelector('form')).toBeNull();
    await expect(await part('[data-component="alert"]')).toHaveTextContent('40.00');
  },
});
export const LongText = story('longText', { globals: phone });

type _Covered = CoversEveryState<
  typeof transferStates,
  typeof import('./TransferWindow.stories.tsx')
>;
