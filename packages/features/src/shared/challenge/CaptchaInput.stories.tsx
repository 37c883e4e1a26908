import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CaptchaInput } from './CaptchaInput.tsx';
import { captchaStates } from './states.ts';

const meta: Meta<typeof CaptchaInput> = {
  title: 'Widgets/Captcha/View',
  component: CaptchaInput,
};
export default meta;

const story = storiesFor(CaptchaInput, captchaStates);

export const Ready = story('ready');
export const Gap = story('gap');
export const Loading = story('loading');
export const Failed = story('failed', {
  name: '[LGN-04] [ERR-01] A picture that failed to load is reported under its field; another can be requested',
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox');
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription();
    await expect(canvas.getByRole('button')).not.toHaveAttribute('aria-disabled', 'true');
  },
});
export const Wrong = story('wrong', {
  name: '[LGN-04] [A11-01] The error of a code is its description; the button for another picture is the next Tab stop',
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox');
    await expect(code).toBeInvalid();
    await expect(code).toHaveAccessibleDescription();
    code.focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});
export const OtherWay = story('otherWay');
export const OnPhone = story('otherWay', { globals: { viewport: { value: 'w320' } } });

type _Covered = CoversEveryState<typeof captchaStates, typeof import('./CaptchaInput.stories.tsx')>;
