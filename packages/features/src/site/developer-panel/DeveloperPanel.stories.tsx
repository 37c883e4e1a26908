import { createSandbox } from '@parlour/sandbox';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { sandboxControl } from './control.ts';
import { DeveloperPanel } from './DeveloperPanel.tsx';

const control = () => sandboxControl(createSandbox().fetch, 'http://sandbox.invalid');

/** Each story has its own backend. */
function WithSandbox(props: ComponentProps<typeof DeveloperPanel>) {
  const [own] = useState(control);
  const [brand, setBrand] = useState(props.brand);
  return <DeveloperPanel control={own} brand={brand} onBrand={setBrand} />;
}

const meta: Meta<typeof DeveloperPanel> = {
  title: 'Widgets/DeveloperPanel/Live',
  component: DeveloperPanel,
  args: { brand: 'padma', onBrand: fn(), control: control() },
};
export default meta;

export const Live: StoryObj<typeof DeveloperPanel> = {
  name: '[SBK-03] A change is applied to the backend, and a reset reverts it',
  render: (args) => <WithSandbox {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'));
    const dialog = within(await screen.findByRole('dialog'));
    const name = { name: 'FREEPLAY3' };
    await waitFor(() => expect(dialog.getByRole('checkbox', name)).toBeChecked());
    await userEvent.click(dialog.getByRole('checkbox', name));
    await waitFor(() => expect(dialog.getByRole('checkbox', name)).not.toBeChecked());
    await expect(dialog.getByText('demo_member')).toBeVisible();
    const [, maintenance] = dialog.getAllByRole('radio');
    if (!maintenance) throw new Error('No status to choose');
    await userEvent.click(maintenance);
    await waitFor(() => expect(maintenance).toBeChecked());
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? dialog.getByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('checkbox', name)).toBeChecked());
    await expect(maintenance).not.toBeChecked();
  },
};

export const WithoutSandbox: StoryObj<typeof DeveloperPanel> = {
  name: 'On a real backend there is no button',
  args: {
    control: sandboxControl(
      async () => new Response('Not found', { status: 404 }),
      'http://sandbox.invalid',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
