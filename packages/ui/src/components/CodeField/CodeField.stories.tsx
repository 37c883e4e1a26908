import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { codeFieldStates } from './CodeField.states.ts';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const meta: Meta<typeof CodeField> = {
  title: 'Components/CodeField',
  component: CodeField,
  args: { onSend: fn() },
};
export default meta;

storiesFor(CodeField, codeFieldStates);

function Sent({ onSend, ...props }: CodeFieldProps) {
  const [countdown, setCountdown] = useState<string>();
  const send = () => {
    onSend();
    setCountdown('01:00');
  };
  return <CodeField {...props} onSend={send} countdownText={countdown} />;
}

export const SentByKeyboard = storiesFor(Sent, codeFieldStates)('rest', {
  name: '[LGN-06] Requesting a code keeps the width, counts down and moves focus to the box',
  args: { onSend: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: String(args.label) });
    const button = canvas.getByRole('button', { name: args.buttonLabel });
    const width = button.getBoundingClientRect().width;
    await userEvent.tab();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSend).toHaveBeenCalledTimes(1);
    await expect(button).toHaveTextContent('01:00');
    await expect(button).toBeDisabled();
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(input).toHaveFocus();
    await userEvent.paste('482 913');
    await expect(input).toHaveValue('482 913');
  },
});

// Stories that the build adds: Rest, SendDisabled, Sending, Countdown, SendAgain, Invalid, Disabled, Default,
// AllStates, Playground, Narrow, RightToLeft, ForcedColours
