import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ShadowIsland } from '../../testing/ShadowIsland.tsx';
import { storiesFor } from '../../testing/stories.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { comboboxStates } from './Combobox.states.ts';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const meta: Meta<typeof Combobox> = {
  title: 'Components/Combobox',
  component: Combobox,
  args: { onChange: fn() },
};
export default meta;

/** Keeps the value in state, as an application does. */
function Kept({ onChange, ...props }: ComboboxProps) {
  const [value, setValue] = useState(props.value);
  const choose = (next: string) => {
    setValue(next);
    onChange(next);
  };
  return <Combobox {...props} value={value} onChange={choose} />;
}

storiesFor(Combobox, comboboxStates);

export const FoundByTyping = storiesFor(Kept, comboboxStates)('rest', {
  name: '[A11-01] Typing filters, arrows move, Enter chooses; focus stays in the box',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    await expect(box).toHaveAccessibleName(String(args.label));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard('9');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent(args.labels.found(5));
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await expect(box).toHaveValue(options[1]?.textContent);
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith('NP');
  },
});

export const KeysOfTheList = storiesFor(Kept, comboboxStates)('chosen', {
  name: '[A11-01] Arrow down opens the list at the chosen option, End and Home jump, Escape closes and changes nothing',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    const name = args.options[0]?.label ?? '';
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(args.options.length);
    await expect(options[0]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(box).toHaveAttribute('aria-activedescendant', options.at(-1)?.id);
    await userEvent.keyboard('{Home}');
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id);
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveValue(name);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LeavingChoosesNothing = storiesFor(Kept, comboboxStates)('chosen', {
  name: '[A11-01] Leaving the box with half a name restores the chosen name; an empty box chooses nothing',
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox');
    const name = args.options[0]?.label ?? '';
    await userEvent.tab();
    await userEvent.keyboard('zz');
    await expect(canvas.getAllByText(args.labels.empty)[0]).toBeVisible();
    await userEvent.tab();
    await expect(box).toHaveValue(name);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(box);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

export const PressedWithPointer = storiesFor(Kept, comboboxStates)('withDetails', {
  name: '[A11-01] The button opens the list, a press chooses an option but not a disabled one',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.labels.show }));
    const options = canvas.getAllByRole('option');
    const off = args.options.findIndex(({ disabled }) => disabled);
    await expect(options[off]).toHaveAttribute('aria-disabled', 'true');
    if (options[2]) await userEvent.click(options[2]);
    await expect(canvas.getByRole('combobox')).toHaveValue(args.options[2]?.label);
    await userEvent.click(canvas.getByRole('button', { name: args.labels.clear }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

export const InShadowRoot = storiesFor(Kept, comboboxStates, {
  wrap: (combobox) => <ShadowIsland>{combobox}</ShadowIsland>,
})('rest', {
  name: '[EMB-01] A press also chooses in the shadow root of a partner page',
  play: async ({ canvas, userEvent, args }) => {
    const root = await waitFor(() => {
      const found = canvas.getByTestId('host').shadowRoot;
      if (!found?.querySelector('[role="combobox"]')) throw new Error('not there yet');
      return found;
    });
    const toggle = root.querySelector('[data-part="toggle"]');
    if (toggle) await userEvent.click(toggle);
    const option = root.querySelectorAll('[role="option"]')[1];
    if (option) await userEvent.click(option);
    await expect(args.onChange).toHaveBeenLastCalledWith('IN');
  },
});

/** A combobox in a dialog, as in a registration form. */
function InDialog(props: ComboboxProps) {
  const [open, setOpen] = useState(true);
  return (
    <Modal open={open} onOpenChange={setOpen} title={props.label} closeLabel={props.labels.clear}>
      <Kept {...props} />
    </Modal>
  );
}

export const EscapeInDialog = storiesFor(InDialog, comboboxStates)('chosen', {
  name: '[MOD-01] [A11-01] Escape closes the open list first and then the dialog',
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('combobox');
    await userEvent.click(box);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

// Stories that the build adds: Rest, Hint, Chosen, WithIcons, WithDetails, Invalid, Valid, Busy, Disabled, ReadOnly,
// LongText, Default, AllStates, Playground, Narrow, RightToLeft, ForcedColours
