import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { EnvelopesView } from './EnvelopesView.tsx';
import { envelopeStates } from './states.ts';

const meta: Meta<typeof EnvelopesView> = {
  title: 'Widgets/AgentEnvelopes/View',
  component: EnvelopesView,
  args: {
    onKeep: fn(),
    onSearch: fn(),
    onSend: fn(),
    onAgain: fn(),
    onOpen: fn(),
    onClose: fn(),
    onTake: fn(),
    onPage: fn(),
    onClaimsPage: fn(),
    onRetryPeople: fn(),
    onRetryPast: fn(),
    onRetryClaims: fn(),
  },
};
export default meta;

const story = storiesFor(EnvelopesView, envelopeStates);
const phone = { viewport: { value: 'w360' } };

/** Finds the parts of the form in every language. */
function formOf(canvasElement: HTMLElement) {
  const box = (name: string) => {
    const found = canvasElement.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const send = canvasElement.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!send) throw new Error('There is nothing to press');
  return {
    amount: box('amount'),
    password: box('paymentPassword'),
    greeting: box('greeting'),
    send,
  };
}

/** The list of those who opened the shown envelope. */
async function claims(): Promise<HTMLElement> {
  const list = (await screen.findByRole('dialog')).querySelector<HTMLElement>(
    '[data-part="claims"]',
  );
  if (!list) throw new Error('There is no such list');
  return list;
}

export const Content = story('content', {
  name: '[AGT-14] Recipients are chosen one by one; total and remaining balance change while typing',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { amount, password, send } = formOf(canvasElement);
    const box = canvas.getByRole('combobox');
    for (const account of ['ri***18', 'ja***52']) {
      await userEvent.type(box, account.slice(0, 2));
      await userEvent.click(
        await canvas.findByRole('option', { name: new RegExp(account.slice(0, 2)) }),
      );
      await waitFor(() => expect(box).toHaveValue(''));
    }
    await userEvent.type(amount, '1,000.50');
    await expect(send).toHaveTextContent('2,001.00');
    await expect(canvas.getByText(/16,731\.50/)).toBeVisible();
    await userEvent.type(password, '246810');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({
        people: [
          expect.objectContaining({ id: '1', account: 'ri***18' }),
          expect.objectContaining({ id: '3', account: 'ja***52' }),
        ],
        each: '1000.50',
        greeting: '',
      }),
      '246810',
    );
  },
});
export const Phone = story('phone', {
  globals: phone,
  name: '[AGT-14] Restores a draft; a chosen recipient can be removed',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const { amount, send } = formOf(canvasElement);
    await expect(amount).toHaveValue('100');
    await expect(send).toHaveTextContent('300.00');
    await userEvent.click(canvas.getByRole('button', { name: /mi\*\*\*07/ }));
    await expect(send).toHaveTextContent('200.00');
    await expect(args.onKeep).toHaveBeenLastCalledWith(expect.objectContaining({ amount: '100' }));
  },
});
export const ToAll = story('toAll', {
  name: '[AGT-14] One choice selects all direct downlines',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).send).toHaveTextContent('500.00');
  },
});
export const ManyDownlines = story('manyDownlines', {
  name: '[AGT-14] More downlines than an envelope can have are searched, and cannot all be chosen at once',
  play: async ({ args, canvas, userEvent }) => {
    const [, all] = canvas.getAllByRole('radio');
    await expect(all).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox'), 'ri');
    await expect(args.onSearch).toHaveBeenLastCalledWith('ri');
  },
});
export const Searching = story('searching');
export const SearchFailed = story('searchFailed');
export const BalanceHidden = story('balanceHidden');
export const BalanceUnknown = story('balanceUnknown');
export const TooLittle = story('tooLittle', {
  name: '[AGT-14] Not enough balance, a wrong amount and a missing password are errors at their fields',
  play: async ({ args, canvasElement, userEvent }) => {
    const { amount, password, send } = formOf(canvasElement);
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveAccessibleDescription(/300\.00/);
    await expect(password).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '99.99');
    await expect(amount).not.toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '1e1');
    await userEvent.click(send);
    await expect(amount).toBeInvalid();
    await expect(amount).toHaveValue('1e1');
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const Sending = story('sending');
export const WrongPassword = story('wrongPassword', {
  name: '[AGT-14] A wrong transaction password shows an error at its field',
  play: async ({ canvasElement }) => {
    await expect(formOf(canvasElement).password).toBeInvalid();
  },
});
export const NoPassword = story('noPassword');
export const PeopleRefused = story('peopleRefused', {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toBeInvalid();
  },
});
export const LostAnswer = story('lostAnswer', {
  name: '[WAL-07] A lost answer shows an error, and the same request can be sent again',
  play: async ({ args, canvasElement, userEvent }) => {
    const again = canvasElement.querySelector('form [data-component="alert"] button');
    if (!again) throw new Error('There is no second try');
    await userEvent.click(again);
    await expect(args.onAgain).toHaveBeenCalledOnce();
  },
});
export const NotAsked = story('notAsked', {
  name: '[ERR-01] A failure before sending is not called an unknown outcome',
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form [data-component="alert"]')).toBeVisible();
    await expect(canvasElement.querySelector('form [data-component="alert"] button')).toBeNull();
  },
});
export const Empty = story('empty');
export const ManyPages = story('manyPages');
export const Opened = story('opened', {
  name: '[AGT-14] One envelope: how many opened it, the amount of that, the recipients, who opened it and when',
  play: async () => {
    const detail = within(await screen.findByRole('dialog'));
    await expect(detail.getByText('1 / 3')).toBeVisible();
    await expect(detail.getAllByText(/100\.00/)).toHaveLength(3);
    await expect(detail.getByText('ja***52')).toBeVisible();
    const [claim, ...others] = within(await claims()).getAllByRole('listitem');
    await expect(others).toHaveLength(0);
    await expect(claim).toHaveTextContent('mi***07');
    await expect(claim).toHaveTextContent('2026-11-21 00:05:12');
  },
});
export const OpenedMany = story('openedMany', {
  name: '[AGT-14] Lists who opened it page by page',
  play: async ({ args, userEvent }) => {
    const buttons = within(await claims()).getAllByRole('button');
    const next = buttons.at(-1);
    if (!next) throw new Error('There is no further page');
    await userEvent.click(next);
    await expect(args.onClaimsPage).toHaveBeenCalledOnce();
  },
});
export const NobodyYet = story('nobodyYet');
export const NobodyTook = story('nobodyTook');
export const ClaimsLoading = story('claimsLoading');
export const ClaimsFailed = story('claimsFailed', {
  name: '[ERR-01] Who opened it can be loaded again on its own',
  play: async ({ args, userEvent }) => {
    await userEvent.click(within(await claims()).getByRole('button'));
    await expect(args.onRetryClaims).toHaveBeenCalledOnce();
  },
});
export const ClaimsLong = story('claimsLong', { globals: phone });
export const ToTake = story('toTake', {
  name: '[AGT-14] One press opens a received envelope',
  play: async ({ args, userEvent }) => {
    const take = (await screen.findByRole('dialog')).querySelector('[data-part="take"]');
    if (!take) throw new Error('There is nothing to take');
    await userEvent.dblClick(take);
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
});
export const TakeLost = story('takeLost');
export const UnknownCodes = story('unknownCodes', {
  name: '[AGT-14] Unknown codes are shown unchanged',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('on-hold')).toBeVisible();
  },
});
export const LongText = story('longText', { globals: phone });
export const NoDownlines = story('noDownlines', {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('form')).toBeNull();
  },
});
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[ERR-01] Downlines and envelopes can be loaded again separately',
  play: async ({ args, canvas, userEvent }) => {
    const [people, past] = canvas.getAllByRole('button');
    if (!people || !past) throw new Error('A way to try again is missing');
    await userEvent.click(people);
    await expect(args.onRetryPeople).toHaveBeenCalledOnce();
    await userEvent.click(past);
    await expect(args.onRetryPast).toHaveBeenCalledOnce();
  },
});
export const NoRight = story('noRight');

type _Covered = CoversEveryState<
  typeof envelopeStates,
  typeof import('./EnvelopesView.stories.tsx')
>;
