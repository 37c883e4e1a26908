import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { captchaFieldStates } from './CaptchaField.states.ts';
import { CaptchaField, type CaptchaFieldProps } from './CaptchaField.tsx';

const meta: Meta<typeof CaptchaField> = {
  title: 'Components/CaptchaField',
  component: CaptchaField,
  args: { onRefresh: fn() },
};
export default meta;

const story = storiesFor(CaptchaField, captchaFieldStates);
export const Failed = story('failed', {
  name: '[LGN-04] A picture that does not load says so and can be replaced',
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByText(String(args.failedText))).toBeVisible());
    await expect(canvas.getByRole('button', { name: args.refreshLabel })).toBeEnabled();
  },
});

export const RefreshedByKeyboard = story('alternative', {
  name: '[LGN-04] [A11-01] Code, picture and alternative are three named tab stops',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: String(args.label) });
    const refresh = canvas.getByRole('button', { name: `${args.imageAlt} ${args.refreshLabel}` });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(refresh).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRefresh).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.alternative?.label ?? '' })).toHaveFocus();
  },
});

const chosen = fn();

/** The field with its own texts. It reports when the alternative is chosen. */
function Watched({ alternative, ...rest }: CaptchaFieldProps) {
  return (
    <CaptchaField {...rest} alternative={alternative && { ...alternative, onSelect: chosen }} />
  );
}

export const AlternativeChosen = storiesFor(Watched, captchaFieldStates)('alternative', {
  name: '[A11-01] The alternative can be chosen',
  args: { onRefresh: fn() },
  play: async ({ args, canvas, userEvent }) => {
    chosen.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: args.alternative?.label ?? '' }));
    await expect(chosen).toHaveBeenCalledTimes(1);
  },
});

export const HeldBack = story('refreshDisabled', {
  name: '[LGN-04] While another picture is not allowed yet, the button keeps focus and does nothing',
  play: async ({ args, canvas, userEvent }) => {
    const refresh = canvas.getByRole('button');
    await userEvent.click(refresh);
    await expect(args.onRefresh).not.toHaveBeenCalled();
    await expect(refresh).toHaveFocus();
    await expect(refresh).toHaveAttribute('aria-disabled', 'true');
  },
});

// Stories that the build adds: Rest, Alternative, Loading, RefreshDisabled, Invalid, Disabled, Default, AllStates,
// Playground, Narrow, RightToLeft, ForcedColours
