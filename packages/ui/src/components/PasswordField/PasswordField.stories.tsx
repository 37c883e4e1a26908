import type { Meta } from '@storybook/react-vite';
import { createEvent, expect, fireEvent } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { passwordFieldStates } from './PasswordField.states.ts';
import { PasswordField } from './PasswordField.tsx';

const meta: Meta<typeof PasswordField> = {
  title: 'Components/PasswordField',
  component: PasswordField,
};
export default meta;

const story = storiesFor(PasswordField, passwordFieldStates);

export const RevealedByKeyboard = story('filled', {
  name: '[A11-01] The reveal button works by keyboard and announces what it did',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`), { selector: 'input' });
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: args.showLabel })).toHaveFocus();
    await expect(input).toHaveAttribute('type', 'password');

    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('nouka-2026');
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.shownStatus));

    await userEvent.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.hiddenStatus));
    await expect(canvas.getByRole('button', { name: args.showLabel })).toHaveFocus();
  },
});

export const CapsLock = story('rest', {
  name: '[A11-01] Caps Lock is reported while typing and the message is removed on blur',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`), { selector: 'input' });
    await userEvent.click(input);
    await fireEvent(input, createEvent.keyDown(input, { key: 'A', modifierCapsLock: true }));
    await expect(canvas.getByRole('status')).toHaveTextContent(args.capsLockLabel);
    await userEvent.tab();
    await expect(canvas.queryByText(args.capsLockLabel)).toBeNull();
  },
});

const inForm = storiesFor(PasswordField, passwordFieldStates, {
  wrap: (field) => (
    <form onSubmit={(event) => event.preventDefault()} data-testid="form">
      {field}
      <Button type="submit" hidden aria-hidden="true" tabIndex={-1} />
    </form>
  ),
});

export const HiddenOnSubmit = inForm('filled', {
  name: '[LGN-01] Submitting the form hides a revealed password',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(new RegExp(`^${args.label}`), { selector: 'input' });
    await userEvent.click(canvas.getByRole('button', { name: args.showLabel }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.type(input, '{Enter}');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: args.showLabel })).toBeVisible();
  },
});

// Stories that the build adds: Rest, Filled, Invalid, WithRules, Compact, Disabled, Default, AllStates, Playground,
// Narrow, RightToLeft, ForcedColours
