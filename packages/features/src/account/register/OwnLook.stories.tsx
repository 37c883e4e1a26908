import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { liveStories } from '../../testing/live.tsx';
import { field, right, submitButton } from './live.fixture.tsx';
import { OwnRegistration } from './own-look.fixture.tsx';

const meta: Meta = { title: 'Widgets/Register/Own look' };
export default meta;

const story = liveStories(<OwnRegistration />);

export const Registers = story(undefined, {
  name: '[REG-02] [REG-05] A page with its own design asks what the rules require and opens the account',
  play: async ({ test, userEvent }) => {
    for (const [name, value] of Object.entries(right)) {
      await userEvent.type(await field(name), value);
    }
    await userEvent.click(await field('agreement'));
    await userEvent.click(submitButton());
    await waitFor(() => expect(test.runtime.session.store.getState().kind).toBe('authenticated'));
    await expect(document.querySelector('form')).toBeNull();
  },
});

export const FieldError = story(undefined, {
  name: '[REG-02] [VAL-03] The error of a field is shown at it, and nothing is sent',
  play: async ({ canvas, test, userEvent, say }) => {
    for (const [name, value] of Object.entries({ ...right, confirmPassword: 'Padma#2027' })) {
      await userEvent.type(await field(name), value);
    }
    await userEvent.click(await field('agreement'));
    await userEvent.click(submitButton());
    await canvas.findByText(say('validation.passwordMismatch'));
    await expect(await field('confirmPassword')).toHaveAttribute('aria-invalid', 'true');
    await expect(await field('username')).toHaveValue(right.username);
    await expect(test.requests).not.toContain('PUT /wps/member/register');
  },
});
