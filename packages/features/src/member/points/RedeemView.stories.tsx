import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RedeemView } from './RedeemView.tsx';
import { redeemStates } from './states.ts';

const meta: Meta<typeof RedeemView> = {
  title: 'Widgets/MemberPoints/Redeem',
  component: RedeemView,
  args: { onReview: fn(), onBack: fn(), onSubmit: fn(), onDismiss: fn() },
};
export default meta;

const story = storiesFor(RedeemView, redeemStates);

export const Asking = story('asking', {
  name: '[PTS-01] Missing values are errors at their fields; then everything is reviewed before it is sent',
  play: async ({ args, canvasElement, userEvent }) => {
    const within = canvasElement.ownerDocument.body;
    await screen.findByRole('dialog');
    const go = within.querySelector<HTMLButtonElement>('button[type=submit]');
    const [address, password] = within.querySelectorAll<HTMLInputElement>('form input');
    if (!go || !address || !password) throw new Error('The form is missing');
    await userEvent.click(go);
    await expect(args.onReview).not.toHaveBeenCalled();
    await expect(address).toBeInvalid();
    await userEvent.type(address, 'Dhaka');
    await userEvent.type(password, '246810');
    await userEvent.click(go);
    const values = { address: 'Dhaka', paymentPassword: '246810' };
    await expect(args.onReview).toHaveBeenLastCalledWith(values);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
export const Plain = story('plain', { globals: { viewport: { value: 'w360' } } });
export const Review = story('review', {
  name: '[PTS-01] "Back" shows the form again, the other button sends',
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    const [back, send] = dialog.querySelectorAll('[role="group"] ~ * button');
    if (!back || !send) throw new Error('There is nothing to press');
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
});
export const Busy = story('busy');
export const LostAnswer = story('lostAnswer');
export const Refused = story('refused', {
  name: '[PTS-01] A wrong transaction password shows an error at its field',
  play: async ({ canvasElement }) => {
    await screen.findByRole('dialog');
    const box = canvasElement.ownerDocument.body.querySelector('input[name="paymentPassword"]');
    await expect(box).toBeInvalid();
  },
});
export const PointsFell = story('pointsFell');
export const Gone = story('gone');

type _Covered = CoversEveryState<typeof redeemStates, typeof import('./RedeemView.stories.tsx')>;
