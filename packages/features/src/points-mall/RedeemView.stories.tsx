import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { RedeemView } from './RedeemView.tsx';
import { redeemStates } from './states.ts';

const meta: Meta<typeof RedeemView> = {
  title: 'Widgets/PointsMall/Redeem',
  component: RedeemView,
  args: { onSubmit: fn(), onDismiss: fn() },
};
export default meta;

const story = storiesFor(RedeemView, redeemStates);

export const Asking = story('asking', {
  name: '[PTS-01] What is missing stands at its field; the answer carries both',
  play: async ({ args, canvasElement, userEvent }) => {
    const within = canvasElement.ownerDocument.body;
    await screen.findByRole('dialog');
    const send = within.querySelector<HTMLButtonElement>('button[type=submit]');
    const [address, password] = within.querySelectorAll<HTMLInputElement>('form input');
    if (!send || !address || !password) throw new Error('The form is missing');
    await userEvent.click(send);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(address).toBeInvalid();
    await userEvent.type(address, 'Dhaka');
    await userEvent.type(password, '246810');
    await userEvent.click(send);
    await expect(args.onSubmit).toHaveBeenLastCalledWith({
      address: 'Dhaka',
      paymentPassword: '246810',
    });
  },
});
export const Plain = story('plain', { globals: { viewport: { value: 'w360' } } });
export const Busy = story('busy');
export const Refused = story('refused');

type _Covered = CoversEveryState<typeof redeemStates, typeof import('./RedeemView.stories.tsx')>;
