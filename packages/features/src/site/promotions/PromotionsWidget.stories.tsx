import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PromotionsWidget } from './PromotionsWidget.tsx';

/** Keeps the type in a state instead of the address. */
function WithAddress(props: ComponentProps<typeof PromotionsWidget>) {
  const [type, setType] = useState(props.type);
  return <PromotionsWidget type={type} onTypeChange={setType} />;
}

const meta: Meta<typeof PromotionsWidget> = {
  title: 'Widgets/Promotions/Live',
  component: PromotionsWidget,
  args: { type: '', onTypeChange: () => undefined },
  render: (args) => <WithAddress {...args} />,
};
export default meta;

export const Live: StoryObj<typeof PromotionsWidget> = {
  name: 'A card opens every term, Escape brings the reader back to it',
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByRole('article');
    const [opener] = canvas.getAllByRole('button').filter((one) => one.ariaHasPopup === 'dialog');
    if (!opener) throw new Error('No card opens its terms');
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toBeVisible());
    await expect(dialog.querySelectorAll('li').length).toBeGreaterThan(2);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
