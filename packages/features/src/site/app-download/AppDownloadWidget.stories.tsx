import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppDownloadWidget } from './AppDownloadWidget.tsx';

const meta: Meta<typeof AppDownloadWidget> = {
  title: 'Widgets/AppDownload/Live',
  component: AppDownloadWidget,
  args: { copyText: fn(async () => undefined) },
};
export default meta;

export const Live: StoryObj<typeof AppDownloadWidget> = {
  name: '[LAY-09] The link of the site is copied',
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('img');
    const copy = canvas.getByRole('button');
    await userEvent.click(copy);
    await waitFor(() => expect(args.copyText).toHaveBeenCalledWith('http://sandbox.invalid/down'));
  },
};
