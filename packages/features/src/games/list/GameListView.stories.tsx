import { type CoversEveryState, storiesFor } from '@parlour/ui/testing';
import type { Meta } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { GameListView } from './GameListView.tsx';
import { gameListStates } from './states.ts';

const meta: Meta<typeof GameListView> = {
  title: 'Widgets/GameList/View',
  component: GameListView,
  args: { onFavourite: fn(), onPlay: fn(), onMore: fn(), onRetry: fn(), onClear: fn() },
};
export default meta;

const story = storiesFor(GameListView, gameListStates);
const phone = { viewport: { value: 'w360' } };

export const Ready = story('ready', {
  name: '[GAM-04] Title and heart of a card each have their own action',
  play: async ({ args, canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('link');
    if (card) await userEvent.click(card);
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    const [heart] = canvas.getAllByRole('button');
    if (heart) await userEvent.click(heart);
    await expect(args.onFavourite).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(args.onPlay).toHaveBeenCalledTimes(1);
  },
});
export const Loading = story('loading');
export const One = story('one');
export const Pages = story('pages');
export const LoadingMore = story('loadingMore');
export const MoreFailed = story('moreFailed', {
  name: '[ERR-01] After a failed page only a press loads again',
  play: async ({ args, canvas, userEvent }) => {
    await canvas.findByRole('alert');
    await expect(args.onMore).not.toHaveBeenCalled();
    const buttons = canvas.getAllByRole('button');
    const last = buttons.at(-1);
    if (last) await userEvent.click(last);
    await expect(args.onMore).toHaveBeenCalledTimes(1);
  },
});
export const Favourites = story('favourites');
export const FavouriteSaving = story('favouriteSaving');
export const Resting = story('resting');
export const LongTitles = story('longTitles');
export const Sports = story('sports', {
  name: '[NAV-04] A sports tile opens by its button; one in maintenance does not',
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(4));
    await expect(canvas.getByRole('button')).toBeDisabled();
    const [first] = canvas.getAllByRole('link');
    if (first) await userEvent.click(first);
    await expect(args.onPlay).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
  },
});
export const SportsLoading = story('sportsLoading');
export const EmptySearch = story('emptySearch', {
  name: '[GAM-02] The search text is shown as text and can be cleared',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('<b>777</b> {query}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
});
export const EmptyFilter = story('emptyFilter');
export const EmptyProvider = story('emptyProvider');
export const EmptyFavourites = story('emptyFavourites');
export const EmptyRecent = story('emptyRecent');
export const EmptyHot = story('emptyHot');
export const EmptyNew = story('emptyNew');
export const Network = story('network', {
  name: '[ERR-01] A failure says what happened and can be tried again',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
export const Timeout = story('timeout');
export const Server = story('server');
export const Malformed = story('malformed');
export const Schema = story('schema');
export const Maintenance = story('maintenance');
export const Expired = story('expired');

export const ReadyOnPhone = story('ready', { globals: phone });
export const SportsOnPhone = story('sports', { globals: phone });
export const LoadingOnPhone = story('loading', { globals: phone });
export const LongTitlesOnPhone = story('longTitles', { globals: phone });

type _Covered = CoversEveryState<
  typeof gameListStates,
  typeof import('./GameListView.stories.tsx')
>;
