import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { AuthenticatorView } from './AuthenticatorView.tsx';
import { authenticatorStates } from './states.ts';

const meta: Meta<typeof AuthenticatorView> = {
  title: 'Widgets/Security/Authenticator',
  component: AuthenticatorView,
  args: { onBegin: fn(), onCopy: fn(), onSave: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const story = storiesFor(AuthenticatorView, authenticatorStates);
const phone = { viewport: { value: 'w360' } };

const windowOf = () => screen.findByRole('dialog');
const boxIn = (modal: HTMLElement) => within(modal).getByRole('textbox');
const submitIn = (modal: HTMLElement) => {
  const found = modal.querySelector<HTMLButtonElement>('button[type="submit"]');
  if (!found) throw new Error('There is nothing to press');
  return found;
};

export const Begin = story('begin');
export const Beginning = story('beginning');
export const BeginFailed = story('beginFailed');
export const Learned = story('learned', {
  globals: phone,
  name: '[MEM-01] The key is shown as picture, text and link; six digits turn it on',
  play: async ({ args, userEvent }) => {
    const modal = await windowOf();
    await expect(within(modal).getByRole('img')).toHaveAccessibleName();
    await expect(modal).toHaveTextContent('JBSW Y3DP EHPK 3PXP');
    await expect(within(modal).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^otpauth:\/\/totp\//),
    );
    await userEvent.type(boxIn(modal), '2468');
    await userEvent.click(submitIn(modal));
    await expect(boxIn(modal)).toBeInvalid();
    await userEvent.type(boxIn(modal), '\u09E7\u09E6');
    await userEvent.click(submitIn(modal));
    await expect(args.onSave).toHaveBeenCalledWith('246810');
  },
});
export const WithoutAddress = story('withoutAddress', {
  name: '[MEM-01] An address that does not belong to an authenticator app becomes no link and no picture',
  play: async () => {
    const modal = await windowOf();
    await expect(within(modal).queryByRole('link')).toBeNull();
    await expect(within(modal).queryByRole('img')).toBeNull();
  },
});
export const CodeWrong = story('codeWrong');
export const Saving = story('saving');
export const On = story('on');
export const OnCodeWrong = story('onCodeWrong');
export const OnNetwork = story('onNetwork');

type _Covered = CoversEveryState<
  typeof authenticatorStates,
  typeof import('./AuthenticatorView.stories.tsx')
>;
