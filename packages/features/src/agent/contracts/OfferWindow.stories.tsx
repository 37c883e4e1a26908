import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { OfferWindow } from './OfferWindow.tsx';
import { offerStates } from './offer-states.ts';

const meta: Meta<typeof OfferWindow> = {
  title: 'Widgets/Contracts/Offer',
  component: OfferWindow,
  args: { onType: fn(), onSearch: fn(), onSend: fn(), onAgain: fn(), onRetry: fn(), onClose: fn() },
};
export default meta;

const story = storiesFor(OfferWindow, offerStates);
const offer = async () => within(await screen.findByRole('dialog'));
const send = async () => {
  const last = (await offer()).getAllByRole('button').at(-1);
  if (!last) throw new Error('There is nothing to send with');
  return last;
};

export const Empty = story('empty', {
  name: '[AGT-13] Missing values show errors after an attempt, and nothing is sent',
  play: async ({ args, userEvent }) => {
    const { getAllByRole, getByRole } = await offer();
    const boxes = getAllByRole('textbox');
    for (const box of boxes) await expect(box).toBeValid();
    await userEvent.click(await send());
    await expect(getByRole('combobox')).toBeInvalid();
    for (const box of boxes) {
      // The first day may be missing.
      if (box.closest('[data-component="date-field"]')) await expect(box).toBeValid();
      else await expect(box).toBeInvalid();
    }
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const Filled = story('filled', {
  name: '[AGT-13] [I18-02] Sends the value that was typed, without group separators and extra zeros',
  play: async ({ args, userEvent }) => {
    await userEvent.click(await send());
    await expect(args.onSend).toHaveBeenCalledWith(
      expect.objectContaining({ memberId: 'm-1', period: 'monthly', from: '2026-12-01' }),
      [
        { rate: '8', periodicValidBet: '0.00', activeMembers: 5 },
        { rate: '10.5', periodicValidBet: '300000.00', activeMembers: 10 },
      ],
    );
  },
});
export const Hourly = story('hourly');
export const Wrong = story('wrong', {
  name: '[AGT-13] A rate too high, three decimals, and falling conditions are errors at their boxes at once',
  play: async ({ args, userEvent }) => {
    const boxes = (await offer()).getAllByRole('textbox');
    const wrong = boxes.filter((box) => box.getAttribute('aria-invalid') === 'true');
    await expect(wrong).toHaveLength(4);
    await userEvent.click(await send());
    await expect(args.onSend).not.toHaveBeenCalled();
  },
});
export const TopUnknown = story('topUnknown');
export const CandidatesLoading = story('candidatesLoading');
export const CandidatesFailed = story('candidatesFailed');
export const Sending = story('sending');
export const Refused = story('refused');
export const LostAnswer = story('lostAnswer');

type _Covered = CoversEveryState<typeof offerStates, typeof import('./OfferWindow.stories.tsx')>;
