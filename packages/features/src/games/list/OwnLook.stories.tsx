import type { Meta } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { type LiveStage, liveStories } from '../../testing/live.tsx';
import { OwnGames } from './own-look.fixture.tsx';

const meta: Meta = { title: 'Widgets/GameList/Own look' };
export default meta;

const story = liveStories(<OwnGames />);

const lines = async ({ canvas }: LiveStage) => {
  await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(0));
  return canvas.getAllByRole('listitem');
};

/** The number of games, in words. */
const found = ({ canvas }: LiveStage) =>
  canvas
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();

export const OneVendor = story(undefined, {
  name: '[GAM-02] A page with its own look filters the games by vendor and loads more of them',
  play: async (stage) => {
    const { canvas, userEvent, say } = stage;
    const first = (await lines(stage)).length;
    await userEvent.click(canvas.getByRole('button', { name: say('action.loadMore') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(first));
    const all = found(stage);
    const vendors = canvas.getByRole('combobox', { name: say('game.provider') });
    await waitFor(() => expect(within(vendors).getAllByRole('option').length).toBeGreaterThan(7));
    const vendor = within(vendors).getAllByRole('option').at(1);
    if (!vendor) throw new Error('no vendor');
    await userEvent.selectOptions(vendors, vendor);
    await waitFor(() => {
      for (const line of canvas.getAllByRole('listitem')) {
        expect(line).toHaveTextContent(vendor.textContent);
      }
    });
    await expect(found(stage)).toMatch(/\p{Nd}/u);
    await expect(found(stage)).not.toBe(all);
  },
});

export const PlayAsGuest = story(undefined, {
  name: '[LCH-01] [GRD-01] A visitor who plays is asked to log in here too',
  play: async (stage) => {
    const { test, userEvent } = stage;
    const [line] = await lines(stage);
    if (!line) throw new Error('no game');
    await userEvent.click(within(line).getByRole('button'));
    await expect(test.runtime.overlays.store.getState().modal?.name).toBe('login');
  },
});
