import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { ContactView } from './ContactView.tsx';
import { contactStates } from './states.ts';

const meta: Meta<typeof ContactView> = {
  title: 'Widgets/Security/Contact',
  component: ContactView,
  args: { onSendCode: fn(), onSave: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(ContactView, contactStates);
const phone = { viewport: { value: 'w360' } };

async function partsOf() {
  const modal = await screen.findByRole('dialog');
  const box = (name: string) => {
    const found = modal.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no ${name}`);
    return found;
  };
  const submit = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  const send = modal.querySelector<HTMLButtonElement>('[data-part="send"] button');
  if (!submit || !send) throw new Error('There is nothing to press');
  return { contact: box('contact'), code: box('code'), submit, send };
}

export const Mobile = story('mobile', {
  name: '[MEM-01] A number is checked before a code is sent; both are sent in the format of the backend',
  play: async ({ args, userEvent }) => {
    const { contact, code, submit, send } = await partsOf();
    await userEvent.type(contact, '12');
    await userEvent.click(send);
    await expect(contact).toBeInvalid();
    await expect(args.onSendCode).not.toHaveBeenCalled();
    await userEvent.clear(contact);
    await userEvent.type(contact, '01712 345678');
    await userEvent.click(send);
    await expect(args.onSendCode).toHaveBeenCalledWith('01712 345678', '880');
    await userEvent.type(code, '246810');
    await userEvent.click(submit);
    await expect(args.onSave).toHaveBeenCalledWith('01712 345678', '880', '246810');
  },
});
export const Left = story('left', {
  name: '[MEM-01] Text from an expired session is restored with its country, the code is not',
  play: async () => {
    const { contact, code } = await partsOf();
    await expect(contact).toHaveValue('98300 12345');
    await expect(code).toHaveValue('');
    await expect(screen.getByRole('combobox')).toHaveValue('IN');
  },
});
export const MobileChange = story('mobileChange', { globals: phone });
export const Email = story('email', {
  name: '[MEM-01] An invalid address gets no code',
  play: async ({ args, userEvent }) => {
    const { contact, send } = await partsOf();
    await userEvent.type(contact, 'rupa@example');
    await userEvent.click(send);
    await expect(contact).toBeInvalid();
    await expect(args.onSendCode).not.toHaveBeenCalled();
  },
});
export const EmailChange = story('emailChange');
export const Sending = story('sending');
export const Sent = story('sent');
export const Busy = story('busy');
export const CodeWrong = story('codeWrong');
export const CodeExpired = story('codeExpired');
export const NumberWrong = story('numberWrong');
export const TooSoon = story('tooSoon');
export const Network = story('network');

type _Covered = CoversEveryState<typeof contactStates, typeof import('./ContactView.stories.tsx')>;
