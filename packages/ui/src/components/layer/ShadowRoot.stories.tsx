import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { sayIn } from '../../samples/samples.ts';
import { ShadowIsland } from '../../testing/ShadowIsland.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { Modal } from '../Modal/Modal.tsx';
import { Tabs } from '../Tabs/Tabs.tsx';
import { TextField } from '../TextField/TextField.tsx';

/*
 * EMB-01: every widget also works in the shadow root of a custom element on a partner's page. Plain Radix does not
 * work there; these stories show that our components do.
 */
const meta: Meta = {
  title: 'Components/In a shadow root',
  parameters: { layout: 'fullscreen' },
  globals: { language: 'bn' },
};
export default meta;

const say = sayIn('bn');

function Example() {
  const [open, setOpen] = useState(false);
  const [way, setWay] = useState('username');
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('action.login')}</Button>
      <Menu
        label={say('overlay.accountMenu')}
        trigger={<Button>{say('overlay.memberName')}</Button>}
        items={[
          { id: 'a', label: say('nav.memberCentre') },
          { id: 'b', label: say('member.depositv2') },
          { id: 'c', label: say('member.withdraw') },
        ]}
      />
      <Modal
        open={open}
        onOpenChange={setOpen}
        title={say('auth.login')}
        closeLabel={say('action.close')}
      >
        <Tabs
          label={say('overlay.loginWays')}
          value={way}
          onChange={setWay}
          tabs={[
            {
              id: 'username',
              label: say('auth.username'),
              content: <TextField label={say('auth.username')} />,
            },
            {
              id: 'mobile',
              label: say('overlay.mobile'),
              content: <TextField label={say('overlay.mobile')} type="tel" />,
            },
            { id: 'third', label: say('auth.forgotPassword'), content: say('overlay.smsHint') },
          ]}
        />
        <div style={{ blockSize: 1200 }} />
      </Modal>
    </>
  );
}

function Page() {
  return (
    <>
      <ShadowIsland>
        <Example />
      </ShadowIsland>
      <Button>{say('overlay.helpLabel')}</Button>
    </>
  );
}

/** Sends a key to the focused element. `userEvent` looks for focus in the document only. */
function press(target: Element | null, key: string, options: KeyboardEventInit = {}): boolean {
  const init = { key, bubbles: true, composed: true, cancelable: true, ...options };
  return target?.dispatchEvent(new KeyboardEvent('keydown', init)) ?? false;
}

async function rootOf(host: HTMLElement): Promise<{
  root: ShadowRoot;
  inside: ReturnType<typeof within>;
}> {
  const root = await waitFor(() => {
    if (!host.shadowRoot?.querySelector('button')) throw new Error('not rendered yet');
    return host.shadowRoot;
  });
  const first = root.firstElementChild;
  if (!(first instanceof HTMLElement)) throw new Error('nothing inside');
  return { root, inside: within(first) };
}

export const ModalAndTabs: StoryObj = {
  name: '[EMB-01] [MOD-01] In a shadow root a modal keeps focus, tabs move one at a time, Escape closes',
  render: () => <Page />,
  play: async ({ canvas, userEvent }) => {
    const { root, inside } = await rootOf(canvas.getByTestId('host'));
    const opener = inside.getByRole('button', { name: say('action.login') });
    opener.focus();
    await userEvent.click(opener);
    const overlays = root.lastElementChild;
    if (!(overlays instanceof HTMLElement)) throw new Error('no overlays');
    const modal = await within(overlays).findByRole('dialog', { name: say('auth.login') });
    await expect(modal.getRootNode()).toBe(root);
    await expect(getComputedStyle(modal).position).toBe('relative');
    const field = within(modal).getByRole('textbox');
    await waitFor(() => expect(root.activeElement).toBe(field));

    // Nothing behind the modal can be reached, inside or outside the shadow root.
    await expect(opener.closest('[inert]')).not.toBeNull();
    await expect(canvas.getByText(say('overlay.helpLabel')).closest('[inert]')).not.toBeNull();

    // Tab moves in a loop at both ends.
    const close = within(modal).getByRole('button', { name: say('action.close') });
    close.focus();
    await expect(press(close, 'Tab', { shiftKey: true })).toBe(false);
    await expect(modal.contains(root.activeElement)).toBe(true);
    await expect(root.activeElement).not.toBe(close);
    await expect(press(root.activeElement, 'Tab')).toBe(false);
    await expect(root.activeElement).toBe(close);

    // Plain Radix would move through all tabs and end on the last one.
    const [first, second, third] = within(modal).getAllByRole('tab');
    first?.focus();
    press(first ?? null, 'ArrowRight');
    await expect(root.activeElement).toBe(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-selected', 'true'));
    press(second ?? null, 'End');
    await expect(root.activeElement).toBe(third);
    press(third ?? null, 'ArrowRight');
    await expect(root.activeElement).toBe(first);

    // The wheel event is not prevented, and the body really scrolls.
    const body = modal.querySelector('[data-part="body"]');
    const wheel = new WheelEvent('wheel', {
      deltaY: 100,
      bubbles: true,
      composed: true,
      cancelable: true,
    });
    await expect(body?.dispatchEvent(wheel)).toBe(true);
    if (body) body.scrollTop = 40;
    await expect(body?.scrollTop).toBe(40);

    press(root.activeElement, 'Escape');
    await waitFor(() => expect(overlays.querySelector('[role="dialog"]')).toBeNull());
    await expect(root.activeElement).toBe(opener);
    await expect(opener.closest('[inert]')).toBeNull();
  },
};

export const MenuKeys: StoryObj = {
  name: '[EMB-01] [A11-01] In a shadow root menu arrows and letters move one row at a time',
  render: () => <Page />,
  play: async ({ canvas }) => {
    const { root, inside } = await rootOf(canvas.getByTestId('host'));
    const button = inside.getByRole('button', { name: say('overlay.memberName') });
    button.focus();
    press(button, 'ArrowDown');
    const overlays = root.lastElementChild;
    if (!(overlays instanceof HTMLElement)) throw new Error('no overlays');
    const menu = await within(overlays).findByRole('menu');
    const [first, second, third] = within(menu).getAllByRole('menuitem');
    await waitFor(() => expect(root.activeElement).toBe(first));
    press(first ?? null, 'ArrowDown');
    await expect(root.activeElement).toBe(second);
    press(second ?? null, [...say('member.withdraw')][0] ?? '');
    await expect(root.activeElement).toBe(third);
    press(third ?? null, 'Escape');
    await waitFor(() => expect(overlays.querySelector('[role="menu"]')).toBeNull());
    await waitFor(() => expect(root.activeElement).toBe(button));
  },
};
