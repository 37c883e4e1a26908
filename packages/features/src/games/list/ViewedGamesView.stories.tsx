import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ViewedGamesView } from './ViewedGamesView.tsx';
import { viewedGamesStates } from './viewed.states.ts';

const meta: Meta<typeof ViewedGamesView> = {
  title: 'Widgets/GameList/Viewed',
  component: ViewedGamesView,
  args: { onFavourite: fn(), onPlay: fn(), onClear: fn(), onRestore: fn() },
};
export default meta;

const story = storiesFor(ViewedGamesView, viewedGamesStates);
const phone = { viewport: { value: 'w360' } };

export const Some = story('some', {
  name: '[X-05] One press clears the games this device remembers; a card still opens its game',
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    const [card] = canvas.getAllByRole('link');
    if (card) await userEvent.click(card);
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    const clear = canvasElement.querySelector('[data-component="button"]');
    if (clear) await userEvent.click(clear);
    await expect(args.onClear).toHaveBeenCalledTimes(1);
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
});
export const Cleared = story('cleared', {
  name: '[X-05] Cleared games can be restored',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent(/./);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRestore).toHaveBeenCalledTimes(1);
    await expect(args.onClear).not.toHaveBeenCalled();
  },
});
export const SomeOnPhone = story('some', { globals: phone });

type _Covered = CoversEveryState<
  typeof viewedGamesStates,
  typeof import('./ViewedGamesView.stories.tsx')
>;
