import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { storiesFor } from '../../testing/stories.tsx';
import { Button } from '../Button/Button.tsx';
import { dialogStates } from './Dialog.states.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { onOpenChange: fn() },
  parameters: { layout: 'fullscreen' },
};
export default meta;

const phone = { viewport: { value: 'w360' } };

const story = storiesFor(Dialog, dialogStates);
export const ConfirmOnPhone = story('confirm', { globals: phone });
export const LongTextOnPhone = story('longText', { globals: phone });

/** Called with the ids of the answers. */
const answered = fn();

/** A page with the button that opens the dialog. Every answer closes it. */
function Asked({ actions, ...props }: DialogProps) {
  const [open, setOpen] = useState(false);
  const answering = actions.map((action) => ({
    ...action,
    onSelect: () => {
      setOpen(false);
      answered(action.id);
    },
  }));
  return (
    <div style={{ padding: 16 }}>
      <Button data-testid="opener" onClick={() => setOpen(true)}>
        {props.title}
      </Button>
      <Dialog {...props} actions={answering} open={open} onOpenChange={setOpen} />
    </div>
  );
}
const behaviour = storiesFor(Asked, dialogStates);
const focusedElement = () => document.querySelector<HTMLElement>(':focus');
const gone = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

export const EnterAnswers = behaviour('confirm', {
  name: '[MOD-02] [A11-01] 400 px wide; Tab stays inside; the default button has focus and answers Enter from anywhere',
  play: async ({ args, userEvent }) => {
    answered.mockClear();
    const opener = await screen.findByTestId('opener');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('alertdialog', { name: String(args.title) });
    await expect(dialog).toHaveAccessibleDescription(String(args.body));
    await expect(dialog.offsetWidth, '400 px wide').toBe(400);
    const last = args.actions.at(-1)?.label ?? '';
    const yes = screen.getByRole('button', { name: last });
    await waitFor(() => expect(yes).toHaveFocus());
    await userEvent.tab();
    await expect(yes).not.toHaveFocus();
    await expect(dialog).toContainElement(focusedElement());
    await userEvent.tab({ shift: true });
    await expect(yes).toHaveFocus();

    dialog.focus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(answered).toHaveBeenCalledTimes(1);
    await expect(answered).toHaveBeenLastCalledWith('go');
    await expect(opener).toHaveFocus();
  },
});

export const EnterOnCancel = behaviour('confirm', {
  name: '[MOD-02] Enter on another button presses that button; Escape calls no answer',
  play: async ({ args, userEvent }) => {
    answered.mockClear();
    const opener = await screen.findByTestId('opener');
    await userEvent.click(opener);
    const cancel = await screen.findByRole('button', { name: args.actions[0]?.label ?? '' });
    cancel.focus();
    await userEvent.keyboard('{Enter}');
    await gone();
    await expect(answered).toHaveBeenLastCalledWith('cancel');

    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(answered).toHaveBeenCalledTimes(1);
  },
});

export const NothingPushed = behaviour('equalWeight', {
  name: '[MOD-02] [X-01] Answers of equal weight look the same, none has focus, Enter does nothing',
  play: async ({ args, userEvent }) => {
    answered.mockClear();
    await userEvent.click(await screen.findByTestId('opener'));
    const dialog = await screen.findByRole('alertdialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    const [yes, no] = args.actions.map(({ label }) => screen.getByRole('button', { name: label }));
    await expect(yes?.className).toBe(no?.className);
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(answered).not.toHaveBeenCalled();
    if (no) await userEvent.click(no);
    await expect(answered).toHaveBeenLastCalledWith('no');
  },
});

// Stories that the build adds: Confirm, Busy, Alert, Warn, Success, Info, WithDetails, EqualWeight, LongText, Default,
// Playground, Narrow, RightToLeft, ForcedColours
